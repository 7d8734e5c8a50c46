import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ReplybayServer } from '@replybay/server'
import { memoryOf } from '../memory-of.ts'
import type { Part } from '../part.ts'
import { medianOfRounds } from '../rounds.ts'

/** From nothing to the first page that is served, on a new database and on one that is there; beside bare Node. */
export const startUp: Part = async ({ runs }) => {
  const { product, bare } = await medianOfRounds({ product: startTwice, bare: startBare }, runs)
  return [
    { name: 'serves, new database', unit: 'ms', value: product.freshMs, floor: bare.freshMs },
    { name: 'memory, new database', unit: 'MB', value: product.freshMB, floor: bare.freshMB },
    { name: 'serves, existing database', unit: 'ms', value: product.againMs, floor: bare.againMs },
    { name: 'memory, existing database', unit: 'MB', value: product.againMB, floor: bare.againMB },
  ]
}

/** A start on a new database, and another on the same one. */
async function startTwice() {
  const server = await ReplybayServer.create()
  try {
    const fresh = await measureStart(server)
    await server.stop()
    const again = await measureStart(server)
    return { freshMs: fresh.ms, freshMB: fresh.MB, againMs: again.ms, againMB: again.MB }
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

/** A server of Node's own that answers one word; it keeps nothing, so every start is the same. */
async function startBare() {
  const start = performance.now()
  const server = spawn(process.execPath, ['--eval', BARE_SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(server.stdout, 'data')
  await (await fetch(`http://127.0.0.1:${String(port).trim()}/`)).text()
  const [ms, MB] = [performance.now() - start, memoryOf(server.pid)]
  server.kill()
  await once(server, 'exit')
  return { freshMs: ms, freshMB: MB, againMs: ms, againMB: MB }
}
