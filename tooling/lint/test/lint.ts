import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Diagnostic {
  code: string
  severity: string
  filename: string
}

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const installed = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** The rules that each file of a package's sources breaks, by the repository's own configuration. */
export async function lint(files: Readonly<Record<string, string>>): Promise<Map<string, string[]>> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'replybay-lint-')))
  const sources = join(root, 'packages/sample/src')
  try {
    await mkdir(sources, { recursive: true })
    await cp(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
    await symlink(join(repository, 'node_modules'), join(root, 'node_modules'))
    await symlink(installed, join(dirname(sources), 'node_modules'))
    await writeFile(
      join(dirname(sources), 'tsconfig.json'),
      JSON.stringify({
        extends: '@replybay/tsconfig/react.json',
        compilerOptions: { types: [] },
        include: ['src'],
      }),
    )
    for (const [name, text] of Object.entries(files)) await writeFile(join(sources, name), text)
    const { diagnostics } = JSON.parse(await oxlint(root))
    return rulesByFile(diagnostics)
  } finally {
    await rm(root, { recursive: true })
  }
}

/** It exits with 1 where it finds something. */
function oxlint(cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      'oxlint',
      ['--type-aware', '--format', 'json', 'packages/sample/src'],
      { cwd },
      (error, stdout, stderr) => {
        if (error && error.code !== 1) reject(new Error(stdout + stderr, { cause: error }))
        else resolve(stdout)
      },
    )
  })
}

function rulesByFile(diagnostics: readonly Diagnostic[]): Map<string, string[]> {
  const rules = new Map<string, string[]>()
  for (const { filename, severity, code } of diagnostics) {
    const name = basename(filename)
    rules.set(name, [...(rules.get(name) ?? []), `${severity} ${code}`])
  }
  return rules
}
