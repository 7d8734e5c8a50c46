import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { ReplybayServer } from '@replybay/server'
import { measureLatencies } from '../api/measure-latencies.ts'
import { signedIn } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import { latencyFigures } from '../latencies.ts'
import { emailStatements, LONG_SUBJECT } from '../mail/insert-emails.ts'
import { sendEmails } from '../mail/send-emails.ts'
import { memoryOf } from '../memory-of.ts'
import type { Part } from '../part.ts'
import { embeddedFolder } from '../tickets/server-with-tickets.ts'

const EMAILS = 100_000
const LAST_PAGE = 4_000
const SENT = { count: 1_000, bytes: 50_000 }
const WARM_UP = 200
const CALLS_A_RUN = 30

const goals = { p95: { most: 100 } }

/** A mailbox of 100,000 emails: its pages, its search, a long thread, and what comes in; on the embedded database. */
export const mail: Part = async ({ runs }) => {
  const smtpPort = await ReplybayServer.freePort()
  const server = await ReplybayServer.create({ REPLYBAY_SMTP_PORT: String(smtpPort), REPLYBAY_DEMO: 'on' })
  try {
    await server.start()
    await server.stop()
    const database = await PGlite.create(embeddedFolder(server), { extensions: { pg_trgm, vector } })
    for (const statement of emailStatements(EMAILS)) await database.exec(statement)
    await database.close()
    await server.start()
    const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
    const headers = (body: object) => () => call('/api/v1/emails/headers', body)
    const measured: Record<string, () => Promise<unknown>> = {
      'page 1': headers({ page: 1 }),
      [`page ${LAST_PAGE.toLocaleString('en')}`]: headers({ page: LAST_PAGE }),
      'subject search, many': headers({ subject_filter: 'opal' }),
      'subject search, one': headers({ subject_filter: 'order 77777' }),
      'thread of 200': await threadCall(call),
    }
    const figures: Figure[] = []
    for (const [name, each] of Object.entries(measured)) {
      const latencies = await measureLatencies(each, runs * CALLS_A_RUN)
      figures.push(...latencyFigures(`${name} of 100,000 emails`, latencies, { goals }))
    }
    return [...figures, ...(await receive(server, smtpPort))]
  } finally {
    await server.remove()
  }
}

async function threadCall(call: ReturnType<typeof signedIn>): Promise<() => Promise<unknown>> {
  // Sound: the contract says so.
  const found = (await call('/api/v1/emails/headers', { subject_filter: LONG_SUBJECT })) as {
    data: { headers: { _id: string }[] }
  }
  const [first] = found.data.headers
  if (!first) throw new Error('The long thread is not there.')
  return () => call('/api/v1/emails/thread', { header_id: first._id })
}

/** Twice, so that what the first time needs is no growth. */
async function receive(server: ReplybayServer, port: number): Promise<Figure[]> {
  await sendEmails(port, { ...SENT, count: WARM_UP })
  const before = memoryOf(server.pid)
  const begin = performance.now()
  await sendEmails(port, { ...SENT, from: WARM_UP })
  const took = performance.now() - begin
  return [
    { name: 'receiving 1,000 emails of 50 kB', unit: 'ms', value: took, goal: { most: 30_000 } },
    { name: 'memory that it takes', unit: 'MB', value: memoryOf(server.pid) - before, goal: { most: 100 } },
  ]
}
