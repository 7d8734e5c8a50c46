import type { IModule } from 'dependency-cruiser'
import { findWay } from './find-way.ts'
import type { WorkspacePackage } from './workspace.ts'

/**
 * How the first screen of an app comes to hold a feature, in words: what its main file imports without waiting. A feature
 * that has pages there exports them apart from its index.ts.
 */
export function featuresOnFirstScreen(
  modules: readonly IModule[],
  workspace: readonly WorkspacePackage[],
): string[] {
  const folders = (layer: string) =>
    workspace.filter((each) => each.layer === layer).map(({ folder }) => folder)
  const apart = new Set([
    ...folders('app').map((folder) => `${folder}/src/features.ts`),
    ...folders('feature').map((folder) => `${folder}/src/index.ts`),
  ])
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
  return folders('app').flatMap((folder) => {
    const way = findWay(
      `${folder}/src/main.tsx`,
      (file) => imports.get(file) ?? [],
      (file) => apart.has(file),
    )
    return way ? [`${way.join(' → ')}: the first screen comes without features.`] : []
  })
}
