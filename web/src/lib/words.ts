// Every sentence of the page, from the same catalogue as the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import enTerms from "../../../src/tintero/words/en/terms.ftl?raw";
import enWeb from "../../../src/tintero/words/en/web.ftl?raw";
import esTerms from "../../../src/tintero/words/es/terms.ftl?raw";
import esWeb from "../../../src/tintero/words/es/web.ftl?raw";
import esEnTerms from "../../../src/tintero/words/es-x-en/terms.ftl?raw";
import esEsTerms from "../../../src/tintero/words/es-x-es/terms.ftl?raw";
import type { WireLang } from "./settings.svelte";

const FILES: Record<WireLang, string[]> = {
  en: [enTerms, enWeb],
  es: [esTerms, esWeb],
  "es-x-en": [esTerms, esEnTerms, esWeb],
  "es-x-es": [esTerms, esEsTerms, esWeb],
};

export type Slots = Record<string, FluentVariable>;
const DOMAIN = "web.";
const bundles = new Map<WireLang, FluentBundle>();

function bundleOf(lang: WireLang): FluentBundle {
  const made = bundles.get(lang);
  if (made !== undefined) return made;
  const bundle = new FluentBundle(lang.slice(0, 2), { useIsolating: false });
  for (const file of FILES[lang]) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  bundles.set(lang, bundle);
  return bundle;
}

export function sayIn(lang: WireLang, key: string, slots: Slots = {}): string {
  const bundle = bundleOf(lang);
  const message = bundle.getMessage(key.replace(DOMAIN, ""));
  return message?.value ? bundle.formatPattern(message.value, slots) : key;
}

export function has(key: string): boolean {
  return bundleOf("en").hasMessage(key.replace(DOMAIN, ""));
}
