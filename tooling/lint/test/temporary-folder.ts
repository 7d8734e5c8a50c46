import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** A folder with these files, and with a configuration of the repository. */
export async function createFolder(
  configuration: '.oxlintrc.json' | '.oxfmtrc.json' | '.knip.jsonc' | 'tooling/vite/lingui.config.ts',
  files: Readonly<Record<string, string>>,
): Promise<AsyncDisposable & { root: string }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'replybay-lint-')))
  await cp(join(repository, configuration), join(root, configuration))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}
