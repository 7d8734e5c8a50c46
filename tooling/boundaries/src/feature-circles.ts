import type { IModule } from 'dependency-cruiser'
import { findWay } from './find-way.ts'
import { NOT_PRODUCTION, TABLES } from './rules.ts'
import type { WorkspacePackage } from './workspace.ts'

const FEATURE = /\/src\/features\/([^/]+)\//
const tables = new RegExp(TABLES)
const notProduction = new RegExp(NOT_PRODUCTION.join('|'))

type Needs = Map<string, Set<string>>

/** The feature of the server that a production source belongs to. */
export function featureOf(path: string): string | undefined {
  return notProduction.test(path) ? undefined : FEATURE.exec(path)?.[1]
}

export function isTables(path: string): boolean {
  return tables.test(path)
}

/** Which features of the server each of them needs. Whose tables it joins does not count. */
export function featureNeeds(modules: readonly IModule[]): Needs {
  return needsOf(modules, (file) => (isTables(file) ? undefined : featureOf(file)))
}

/** Features of the server that need one another, each circle in words. */
export function featureCircles(modules: readonly IModule[]): string[] {
  return circles(featureNeeds(modules)).map(
    (circle) => `${circle}: of two features of the server, one stands on the other.`,
  )
}

/** Folders of a feature package that need one another, each circle in words. */
export function folderCircles(modules: readonly IModule[], workspace: readonly WorkspacePackage[]): string[] {
  const sources = workspace
    .filter(({ layer }) => layer === 'feature')
    .map(({ folder }) => new RegExp(`^(${folder}/src/[^/]+)/`))
  const needs = needsOf(modules, (file) =>
    notProduction.test(file) ? undefined : sources.map((each) => each.exec(file)?.[1]).find(Boolean),
  )
  return circles(needs).map(
    (circle) => `${circle}: of two folders, one stands on the other; what both need is a third.`,
  )
}

/** What the parts that files belong to need of each other. */
function needsOf(modules: readonly IModule[], partOf: (file: string) => string | undefined): Needs {
  const needs: Needs = new Map()
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
  return needs
}

/** One way back to each part that has one. */
function circles(needs: Needs): string[] {
  return [...needs.keys()].flatMap((part) => {
    const way = findWay(
      part,
      (each) => needs.get(each) ?? [],
      (each) => each === part,
    )
    return way ? [way.join(' → ')] : []
  })
}
