// The cost curve of a deck as bars.
import type { CostCount } from "./library";

export const CURVE_HEIGHT = 100;
const STEP = 34;
const WIDE = 26;

export interface Bar {
  cost: number;
  count: number;
  x: number;
  width: number;
  top: number;
  height: number;
  inkTop: number;
  inkHeight: number;
}

/** The highest bar fills the height; the cards that can be inked stand at the foot of each bar. */
export function curveBars(curve: CostCount[]): { width: number; bars: Bar[] } {
  const most = Math.max(1, ...curve.map((at) => at.count));
  const high = (n: number): number => Math.round((n / most) * CURVE_HEIGHT);
  const bars = curve.map(({ cost, count, inkable }, n) => ({
    cost,
    count,
    x: n * STEP + (STEP - WIDE) / 2,
    width: WIDE,
    top: CURVE_HEIGHT - high(count),
    height: high(count),
    inkTop: CURVE_HEIGHT - high(inkable),
    inkHeight: high(inkable),
  }));
  return { width: Math.max(1, curve.length) * STEP, bars };
}
