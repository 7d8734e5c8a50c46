import type { FeatureNames } from './feature-names.ts'
import { inOrder } from './insert.ts'

/** It declares what every feature does, so that nothing of a new feature has to be resolved. */
const EXAMPLE = 'packages/account'
/** What of it a new feature has no use for. */
const LEFT = ['@replybay/sync', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'valibot']

const IMPORTER = /^ {2}(\S+):\n(?: {4}.*\n)+\n/gm
const DEPENDENCY = /^ {6}'?([^\s':]+)'?:\n(?: {8}.*\n)+/gm

/** Locks what a new feature and the dashboard declare, as `pnpm install` would, without asking the registry. */
export function withFeatureLocked(text: string, { name }: FeatureNames): string | undefined {
  const path = `packages/${name}`
  const link = `      '@replybay/${name}':\n        specifier: workspace:*\n        version: link:../../${path}\n`
  const example = importerOf(text, EXAMPLE)
  const dashboard = importerOf(text, 'apps/dashboard')
  const linked = dashboard && inOrder(dashboard, DEPENDENCY, `@replybay/${name}`, link)
  if (!example || !linked) return undefined
  const added = example
    .replace(`  ${EXAMPLE}:`, `  ${path}:`)
    .replaceAll(DEPENDENCY, (entry, dependency: string) => (LEFT.includes(dependency) ? '' : entry))
  return inOrder(
    text.replace(dashboard, () => linked),
    IMPORTER,
    path,
    added,
  )
}

function importerOf(text: string, path: string): string | undefined {
  return [...text.matchAll(IMPORTER)].find(([, key]) => key === path)?.[0]
}
