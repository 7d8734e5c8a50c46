import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whom a program runs as; empty: as this process. */
export interface Identity {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root: there, somebody else has to run it. */
export function postgresIdentity(): Identity {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
}

/** Runs a program to its end. @throws with all that it said. */
export async function runAs(identity: Identity, program: string, parameters: string[]): Promise<void> {
  await run(program, parameters, { ...identity, cwd: '/' })
}

/** Whether a program starts at all: it is there, fits the machine, and may be run. */
export async function canRun(identity: Identity, program: string): Promise<boolean> {
  return runAs(identity, program, ['--version']).then(
    () => true,
    () => false,
  )
}

function idOf(flag: '-u' | '-g', name: string): number | undefined {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    return undefined
  }
}
