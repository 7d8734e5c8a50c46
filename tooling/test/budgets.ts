import { globSync, readFileSync } from 'node:fs'

/** What each part may take on two cores; in seconds. */
const [CHECKS, FEATURE_PACKAGE, SERVER_FEATURE, END_TO_END_OF_FEATURE] = [75, 45, 30, 25]
const SERVER = '@replybay/api'

/** Everything that `pnpm test` runs. */
export const ALL_S = 660

/** The budget of each part of a run that has one, by its name or its package's. */
export function readBudgets(): ReadonlyMap<string, number> {
  const features = featurePackages()
  return new Map([
    ['checks', CHECKS],
    ['end to end', END_TO_END_OF_FEATURE * features.length],
    [SERVER, SERVER_FEATURE * globSync('apps/api/src/features/*').length],
    ...features.map((name) => [name, FEATURE_PACKAGE] as const),
  ])
}

function featurePackages(): string[] {
  const manifests = globSync('packages/*/package.json').map((file) => {
    // Sound: the boundary rules hold each package to this shape.
    return JSON.parse(readFileSync(file, 'utf8')) as { name: string; replybay?: { layer: string } }
  })
  return manifests.filter(({ replybay }) => replybay?.layer === 'feature').map(({ name }) => name)
}

/** One line of a table of times; says where it is over its budget. */
export function timeLine(seconds: number, what: string, budget?: number): string {
  const over = budget !== undefined && seconds > budget ? `, over its ${budget} s` : ''
  return `${seconds.toFixed(1).padStart(7)} s  ${what}${over}`
}
