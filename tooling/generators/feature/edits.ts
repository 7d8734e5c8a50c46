import type { FeatureNames } from './feature-names.ts'
import { before } from './insert.ts'
import { withFeatureLocked } from './lockfile.ts'

/** What a feature needs of one file outside its own. */
export interface Edit {
  /** From the root. */
  path: string
  /** @returns undefined where the file has no place for it. */
  edited: (text: string, names: FeatureNames) => string | undefined
}

/** All files that a feature needs a line in, but for the two lists in which it is named by hand. */
export const edits: readonly Edit[] = [
  { path: 'openapi/openapi.yaml', edited: withPathAndTag },
  { path: 'openapi/schemas/user.yaml', edited: withCapability },
  { path: 'packages/api-client/src/index.ts', edited: withExport },
  { path: 'apps/dashboard/package.json', edited: withDependency },
  { path: 'apps/dashboard/src/builds/pages.ts', edited: withPage },
  { path: 'pnpm-lock.yaml', edited: withFeatureLocked },
]

/** A contract may describe the calls of a feature before there is one. */
function withPathAndTag(text: string, { name, words }: FeatureNames): string | undefined {
  const path = `  /${name}/overview:\n    $ref: paths/${name}-overview.yaml#/overview\n`
  const tag = `  - name: ${name}\n    description: The overview of ${words}. An addition.\n`
  const withTag = text.includes(`  - name: ${name}\n`) ? text : before(text, /^security:$/m, tag)
  return withTag && before(withTag, /^components:$/m, path)
}

function withCapability(text: string, { name }: FeatureNames): string | undefined {
  const [list] = /^ {4}capabilities:\n(?: {6,}.*\n)*? {10}\[\n(?: {12}.*\n)+/m.exec(text) ?? []
  return list && text.replace(list, () => `${list}            ${name},\n`)
}

function withExport(text: string, { name, camelName }: FeatureNames): string {
  return `${text}export { ${camelName}OverviewQueries } from './${name}-overview.ts'\n`
}

function withPage(text: string, { name }: FeatureNames): string | undefined {
  const [paths] = /(?: {2}'\/.*',\n)+/.exec(text) ?? []
  return (
    paths &&
    text.replace(paths, () => [...(paths.match(/.+\n/g) ?? []), `  '/${name}',\n`].toSorted().join(''))
  )
}

function withDependency(text: string, { name }: FeatureNames): string {
  // Sound: a package's manifest names its dependencies so.
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> }
  const dependencies = { ...manifest.dependencies, [`@replybay/${name}`]: 'workspace:*' }
  const sorted = Object.entries(dependencies).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`
}
