/** Starts the server as people do: as a process, with variables. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const everything: ServerProcess[] = []

export interface ServerProcess {
  process: ChildProcess
  /** Where it answers; rejects with all its words when it ends before. */
  address: Promise<string>
  /** Resolves when it has said that. */
  says(words: RegExp): Promise<RegExpExecArray>
  /** All its words, and how it ended. */
  ended: Promise<{ code: number | null; output: string }>
}

/** @param launcher what starts Node, if that is not done directly, with its own parameters. */
export function startProcess(
  environment: Record<string, string>,
  flags: string[] = [],
  launcher: string[] = [],
): ServerProcess {
  const parts = [...launcher, process.execPath, ...flags, '--conditions=@replybay/source', main]
  const [program = process.execPath, ...parameters] = parts
  const child = spawn(program, parameters, {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })
  let output = ''
  const address = Promise.withResolvers<string>()
  const listeners = new Set<() => void>()
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const found = words.exec(output)
        if (found) resolve(found)
      }
      listeners.add(look)
      look()
    })
  const hear = (words: Buffer) => {
    output += words
    for (const look of listeners) look()
    const found = /ready: (\S+)/.exec(output)?.[1]
    if (found) address.resolve(found)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code]) => {
    address.reject(new Error(`It ended before it was ready: ${output}`))
    return { code: typeof code === 'number' ? code : null, output }
  })
  address.promise.catch(() => {})
  const server = { process: child, address: address.promise, says, ended }
  everything.push(server)
  return server
}

/** Ends what a failed test has left. */
export async function killAll(): Promise<void> {
  for (const server of everything.splice(0)) {
    server.process.kill('SIGKILL')
    await server.ended
  }
}
