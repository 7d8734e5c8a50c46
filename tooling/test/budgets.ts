import { readdirSync } from 'node:fs'

/** What a part may take on two cores that do nothing else, in seconds. */
const CHECKS = 75
const PACKAGE = 45
const SERVER_FEATURE = 30
const END_TO_END_FEATURE = 25
/** All of `pnpm test`, in seconds. */
const ALL = 660

/** These hold what every feature stands on: the whole kit in its stories, and measurements of the built product. */
const packages: Readonly<Record<string, number>> = {
  '@replybay/ui-kit': 150,
  '@replybay/bench': 100,
  '@replybay/generators': 90,
  '@replybay/dashboard': 90,
}

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length

/** What a package's tests may take, in seconds. */
export function packageBudget(name: string): number {
  if (name === '@replybay/api') return SERVER_FEATURE * foldersOf('apps/api/src/features')
  return packages[name] ?? PACKAGE
}

/** What the parts of a run may take, in seconds, by their names. */
export const partBudgets: Readonly<Record<string, number>> = {
  checks: CHECKS,
  // Tickets, the account, and the shell itself.
  'end to end': END_TO_END_FEATURE * 3 * 5,
  all: ALL,
}
