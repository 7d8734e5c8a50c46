/** A process that holds a lease until it is killed. It says when it begins. */
import type { FastifyBaseLogger } from 'fastify'
import { openPostgres } from '../src/platform/database/postgres.ts'
import { holdLease } from '../src/platform/jobs/leases.ts'

const [url = '', name = ''] = process.argv.slice(2)
const database = await openPostgres(url, 5_000)
const work = async (signal: AbortSignal) => {
  process.stdout.write('holds\n')
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
}
// Sound: it logs nothing that anybody reads.
const log = console as unknown as FastifyBaseLogger
holdLease({ database, log, name, work, renewMs: 200, lapseMs: 600 })
// The timer of the lease keeps no process alive.
setInterval(() => {}, 60_000)
