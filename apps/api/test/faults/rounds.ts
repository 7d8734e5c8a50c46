/** How often each fault is brought about. `pnpm test:all` runs in a mode of its own, of which Vitest tells here. */
export const rounds = process.env['MODE'] === 'thorough' ? 100 : 1

/** More than all rounds ever took, also on a machine under load; in ms. */
export const roundsTimeout = 120_000 + rounds * 30_000
