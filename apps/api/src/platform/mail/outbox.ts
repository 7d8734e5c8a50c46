import type { FastifyBaseLogger } from 'fastify'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Locale, MailContent } from './content.ts'
import { renderMail } from './render.ts'
import { claimDueMails, deleteMail, insertMail, setDue } from './store.ts'
import type { MailTransport, StoredMail } from './transport.ts'

const LOOK_EVERY_MS = 5_000
/** Longer than sending takes: who crashes meanwhile leaves the mail to whoever looks after that. */
const LEASE_MS = 2 * 60_000
const AT_ONCE = 5
/** How long to wait after each failed attempt; in ms. After the last one nobody tries any more. */
const PAUSES_MS = [30_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000, 3 * 3_600_000, 12 * 3_600_000]

interface NewMail {
  companyId: string
  recipient: string
  locale: Locale
  content: MailContent
}

/** What is to be mailed, kept in the database until it was: a crash loses none of it. */
export interface Outbox {
  /** Stores a mail along with what it is about. Call `wake` when that is done. */
  add(queries: Queries, mail: NewMail): Promise<void>
  /** Sends what is due soon, not at the next look. */
  wake(): void
  /** Begins to send, now and again and again. */
  start(): void
  /** Sends no more; resolves when what is under way is done. */
  stop(): Promise<void>
}

export function createOutbox(database: Database, transport: MailTransport, log: FastifyBaseLogger): Outbox {
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function sendDue(): Promise<void> {
    try {
      let tried = AT_ONCE
      while (tried === AT_ONCE) tried = isRunning ? await sendSome(database, transport, log) : 0
    } catch (error) {
      log.warn({ err: error }, 'The outbox could not be read')
    }
  }

  function look() {
    if (isRunning) running = running.then(sendDue)
  }

  return {
    async add(queries, { companyId, recipient, locale, content }) {
      const createdAt = new Date()
      const rendered = renderMail(content, locale)
      await insertMail(queries, {
        id: newId(),
        companyId,
        recipient,
        ...rendered,
        dueAt: createdAt,
        createdAt,
      })
    },
    wake: look,
    start() {
      isRunning = true
      look()
      timer = setInterval(look, LOOK_EVERY_MS)
    },
    async stop() {
      isRunning = false
      clearInterval(timer)
      await running
    },
  }
}

/** @returns how many were tried. */
async function sendSome(
  { queries }: Database,
  transport: MailTransport,
  log: FastifyBaseLogger,
): Promise<number> {
  const now = new Date()
  const due = await claimDueMails(queries, now, new Date(now.getTime() + LEASE_MS), AT_ONCE)
  await Promise.all(due.map((mail) => sendOne(queries, transport, mail, log)))
  return due.length
}

async function sendOne(queries: Queries, transport: MailTransport, mail: StoredMail, log: FastifyBaseLogger) {
  try {
    await transport.send(mail)
  } catch (error) {
    const pause = PAUSES_MS[mail.attempts - 1]
    const facts = { err: error, mail: mail.id, attempts: mail.attempts }
    if (pause === undefined) {
      log.error(facts, 'A mail could not be sent, and is given up')
      return deleteMail(queries, mail.id)
    }
    log.warn(facts, 'A mail could not be sent, and is tried again later')
    return setDue(queries, mail.id, new Date(Date.now() + pause))
  }
  // What it says is needed no more, and some of it is secret.
  await (transport.isLocal ? setDue(queries, mail.id, null) : deleteMail(queries, mail.id))
}
