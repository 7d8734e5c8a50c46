import { globSync, readFileSync } from 'node:fs'

/** What each part may take on two cores; in seconds. */
const [CHECKS, SERVER_FEATURE, END_TO_END_OF_FEATURE] = [75, 30, 25]
/** A package of each layer, beside the server. */
const PACKAGE: Readonly<Record<string, number>> = { feature: 45, kit: 60, app: 45, tooling: 60 }
const SERVER = '@replybay/api'

/** Everything that `pnpm test` runs. */
export const ALL_S = 660

/** The budget of each part of a run that has one, by its name or its package's. */
export function readBudgets(): ReadonlyMap<string, number> {
  const packages = readPackages()
  const features = packages.filter(({ layer }) => layer === 'feature')
  return new Map([
    ['checks', CHECKS],
    ['end to end', END_TO_END_OF_FEATURE * features.length],
    ...packages.map(({ name, layer }) => [name, PACKAGE[layer] ?? 0] as const),
    [SERVER, SERVER_FEATURE * globSync('apps/api/src/features/*').length],
  ])
}

function readPackages(): { name: string; layer: string }[] {
  return globSync('{apps,packages,tooling}/*/package.json').map((file) => {
    // Sound: the boundary rules hold each package to this shape.
    const { name, replybay } = JSON.parse(readFileSync(file, 'utf8')) as {
      name: string
      replybay: { layer: string }
    }
    return { name, layer: replybay.layer }
  })
}

/** One line of a table of times; says where it is over its budget. */
export function timeLine(seconds: number, what: string, budget?: number): string {
  const over = budget !== undefined && seconds > budget ? `, over its ${budget} s` : ''
  return `${seconds.toFixed(1).padStart(7)} s  ${what}${over}`
}
