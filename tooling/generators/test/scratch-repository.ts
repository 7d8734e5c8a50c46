import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

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

/** A copy of this repository: what git knows, or would be told of; neither what is installed nor what is built. */
export async function createScratchRepository(): Promise<ScratchRepository> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'replybay-generators-')))
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout: listed } = await run('git', listing, { cwd: repository, maxBuffer: 10_000_000 })
  // What was deleted and not committed yet is still listed.
  const files = new Set(listed.split('\0').filter((path) => path && existsSync(join(repository, path))))
  await Promise.all([...files].map((path) => cp(join(repository, path), join(root, path))))
  const env = {
    ...process.env,
    // As a person runs it: vitest says "test", and tools behave otherwise then.
    NODE_ENV: undefined,
    VITEST: undefined,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    // What is installed is what the lockfile names, from the store of this machine.
    pnpm_config_verify_deps_before_run: 'false',
    pnpm_config_offline: 'true',
    // How old each is was looked at when it was installed; that needs the registry.
    pnpm_config_minimum_release_age: '0',
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
