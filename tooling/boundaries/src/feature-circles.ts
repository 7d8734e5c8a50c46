import type { IModule } from 'dependency-cruiser'
import { findWay } from './find-way.ts'
import { TABLES } from './rules.ts'

const FEATURE = /\/src\/features\/([^/]+)\//
const tables = new RegExp(TABLES)

/** Features of the server that need one another, each circle in words. Whose tables they join does not count. */
export function featureCircles(modules: readonly IModule[]): string[] {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = FEATURE.exec(source)?.[1]
    if (from === undefined || tables.test(source)) continue
    const targets = needs.get(from) ?? new Set()
    needs.set(from, targets)
    for (const { resolved } of dependencies) {
      const to = FEATURE.exec(resolved)?.[1]
      if (to !== undefined && to !== from && !tables.test(resolved)) targets.add(to)
    }
  }
  return [...needs.keys()].flatMap((feature) => {
    const way = findWay(
      feature,
      (each) => needs.get(each) ?? [],
      (each) => each === feature,
    )
    return way ? [`${way.join(' → ')}: of two features of the server, one stands on the other.`] : []
  })
}
