import { execFile } from 'node:child_process'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const NOT_SOURCES = ['.git', '.turbo', '.data', 'node_modules', 'dist']

interface Outcome {
  status: number
  text: string
}

export interface ScratchRepository {
  root: string
  /** Runs a command in a folder of the repository. */
  run: (folder: string, command: string, ...parameters: string[]) => Promise<Outcome>
  remove: () => Promise<void>
}

/** A copy of this repository, without what is installed and built. */
export async function createScratchRepository(): Promise<ScratchRepository> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'replybay-generators-')))
  const filter = (path: string) => !NOT_SOURCES.includes(basename(path))
  await cp(repository, root, { recursive: true, filter, verbatimSymlinks: true })
  const env = {
    ...process.env,
    // As a person runs it: vitest says "test", and tools behave otherwise then.
    NODE_ENV: undefined,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    // What a package declares is linked by hand, below: no resolving, no registry.
    pnpm_config_verify_deps_before_run: 'false',
  }
  return {
    root,
    run: (folder, command, ...parameters) =>
      new Promise((resolve, reject) => {
        execFile(command, parameters, { cwd: join(root, folder), env }, (error, stdout, stderr) => {
          const text = stdout + stderr
          if (!error) resolve({ status: 0, text })
          else if (typeof error.code === 'number') resolve({ status: error.code, text })
          else reject(error)
        })
      }),
    remove: () => rm(root, { recursive: true }),
  }
}
