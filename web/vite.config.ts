import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["TINTERO_SERVER"] ?? "http://127.0.0.1:8000";

// The server sends the page with a strict policy: nothing is put inline, and nothing comes from elsewhere.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/tintero/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
