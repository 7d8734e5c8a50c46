/** The window for which the sizes are made; in px. */
const [WIDTH, HEIGHT] = [1280, 800]
/** Smaller is not read at a table. */
const LEAST = 0.8
/** A window that is a little larger changes nothing. */
const STEPS = 20

/** How much larger than at 1280 × 800 everything is, so that it fits and is read from afar. */
export function stationScale(width: number, height: number): number {
  const fits = Math.min(width / WIDTH, height / HEIGHT)
  // Rounded first: 1.1 × 20 is a little less than 22.
  return Math.max(LEAST, Math.floor(Math.round(fits * STEPS * 1_000) / 1_000) / STEPS)
}
