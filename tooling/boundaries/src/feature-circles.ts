import type { IModule } from 'dependency-cruiser'
import { TABLES } from './rules.ts'

const FEATURE = /\/src\/features\/([^/]+)\//
const tables = new RegExp(TABLES)

/** The feature of the server that a file belongs to. */
export function featureOf(path: string): string | undefined {
  return FEATURE.exec(path)?.[1]
}

export function isTables(path: string): boolean {
  return tables.test(path)
}

/** Which features of the server each of them needs. Whose tables it joins does not count. */
export function featureNeeds(modules: readonly IModule[]): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (from === undefined || isTables(source)) continue
    const targets = needs.get(from) ?? new Set()
    needs.set(from, targets)
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved)
      if (to !== undefined && to !== from && !isTables(resolved)) targets.add(to)
    }
  }
  return needs
}

/** Features of the server that need one another, each circle in words. */
export function featureCircles(modules: readonly IModule[]): string[] {
  const needs = featureNeeds(modules)
  return [...needs.keys()].flatMap((feature) => {
    const way = wayBack(feature, needs)
    return way ? `${way.join(' → ')}: of two features of the server, one stands on the other.` : []
  })
}

function wayBack(feature: string, needs: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const ways = [...(needs.get(feature) ?? [])].map((next) => [feature, next])
  const seen = new Set<string>()
  for (const way of ways) {
    const last = way.at(-1) ?? feature
    if (last === feature) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of needs.get(last) ?? []) ways.push([...way, next])
  }
  return undefined
}
