import type { IModule } from 'dependency-cruiser'
import { findWay } from './find-way.ts'
import { NOT_PRODUCTION, TABLES } from './rules.ts'
import type { WorkspacePackage } from './workspace.ts'

const SERVER_FEATURE = /\/src\/(features\/[^/]+)\//
const tables = new RegExp(TABLES)
const notProduction = new RegExp(NOT_PRODUCTION.join('|'))

/** Features of the server that need one another, each circle in words. Whose tables they join does not count. */
export function featureCircles(modules: readonly IModule[]): string[] {
  return circles(modules, serverFeatureOf).map(
    (circle) => `${circle}: of two features of the server, one stands on the other.`,
  )
}

const serverFeatureOf = (file: string) => (tables.test(file) ? undefined : SERVER_FEATURE.exec(file)?.[1])

/** Folders of a feature package that need one another, each circle in words. */
export function folderCircles(modules: readonly IModule[], workspace: readonly WorkspacePackage[]): string[] {
  const sources = workspace
    .filter(({ layer }) => layer === 'feature')
    .map(({ folder }) => new RegExp(`^(${folder}/src/[^/]+)/`))
  const partOf = (file: string) =>
    notProduction.test(file) ? undefined : sources.map((each) => each.exec(file)?.[1]).find(Boolean)
  return circles(modules, partOf).map(
    (circle) => `${circle}: of two folders, one stands on the other; what both need is a third.`,
  )
}

/** Circles of what files are parts of, each from one of its parts. */
function circles(modules: readonly IModule[], partOf: (file: string) => string | undefined): string[] {
  const needs = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = partOf(source)
    if (from === undefined) continue
    const targets = needs.get(from) ?? new Set()
    needs.set(from, targets)
    for (const { resolved } of dependencies) {
      const to = partOf(resolved)
      if (to !== undefined && to !== from) targets.add(to)
    }
  }
  return [...needs.keys()].flatMap((part) => {
    const way = findWay(
      part,
      (each) => needs.get(each) ?? [],
      (each) => each === part,
    )
    return way ? [way.join(' → ')] : []
  })
}
