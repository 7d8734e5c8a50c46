import { symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFaults } from './find-faults.ts'
import { createFolder, repository } from './temporary-folder.ts'

interface Findings {
  diagnostics: { code: string; severity: string; filename: string }[]
}

const installed = fileURLToPath(new URL('../node_modules/', import.meta.url))
const tsconfig = {
  extends: '@replybay/tsconfig/react.json',
  compilerOptions: { types: [] },
  include: ['src'],
}

/** The rules that each file of a package's sources breaks, by the repository's own configuration. */
export async function lint(sources: Readonly<Record<string, string>>): Promise<Map<string, string[]>> {
  await using folder = await createFolder('.oxlintrc.json', {
    'packages/sample/tsconfig.json': JSON.stringify(tsconfig),
    ...Object.fromEntries(
      Object.entries(sources).map(([name, text]) => [`packages/sample/src/${name}`, text]),
    ),
  })
  await symlink(join(repository, 'node_modules'), join(folder.root, 'node_modules'))
  await symlink(installed, join(folder.root, 'packages/sample/node_modules'))
  const found = await findFaults(
    folder.root,
    'oxlint',
    '--type-aware',
    '--report-unused-disable-directives',
    '--format=json',
    'packages/sample/src',
  )
  // The shape that oxlint documents for this format; a change of it fails every test here.
  const { diagnostics } = found as Findings
  const rules = Map.groupBy(diagnostics, ({ filename }) => basename(filename))
  return new Map(
    [...rules].map(([name, each]) => [name, each.map(({ severity, code }) => `${severity} ${code}`)]),
  )
}
