import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ReplybayServer } from '@replybay/server'
import type { Figure } from '../figure.ts'
import type { Part } from '../part.ts'
import { medianOfRounds } from '../rounds.ts'

/** From nothing to the first page that is served, on a new database and on one that is there; beside bare Node. */
export const startUp: Part = async ({ runs }) => {
  const medians = await medianOfRounds({ fresh, existing, bare }, runs)
  const figure = (name: string, part: 'fresh' | 'existing', what: 'ms' | 'MB'): Figure => ({
    name,
    unit: what,
    value: medians[part][what],
    floor: medians.bare[what],
  })
  return [
    figure('serves, new database', 'fresh', 'ms'),
    figure('memory, new database', 'fresh', 'MB'),
    figure('serves, existing database', 'existing', 'ms'),
    figure('memory, existing database', 'existing', 'MB'),
  ]
}

async function fresh() {
  const server = await ReplybayServer.create()
  try {
    return await measureStart(server)
  } finally {
    await server.remove()
  }
}

async function existing() {
  const server = await ReplybayServer.create()
  try {
    await server.start()
    await server.stop()
    return await measureStart(server)
  } finally {
    await server.remove()
  }
}

async function measureStart(server: ReplybayServer) {
  const start = performance.now()
  await server.start()
  await (await fetch(`${server.url}/login`)).text()
  return { ms: performance.now() - start, MB: memoryOf(server.pid) }
}

const BARE_SERVER = `require('node:http').createServer((_, answer) => answer.end('Hello'))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** A server of Node's own that answers one word. */
async function bare() {
  const start = performance.now()
  const server = spawn(process.execPath, ['--eval', BARE_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(server.stdout, 'data')
  await (await fetch(`http://127.0.0.1:${String(port).trim()}/`)).text()
  const figures = { ms: performance.now() - start, MB: memoryOf(server.pid) }
  server.kill()
  await once(server, 'exit')
  return figures
}

/** What of a process is in memory. */
function memoryOf(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1_024
}
