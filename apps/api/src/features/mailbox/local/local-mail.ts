/** Takes emails on this machine, so that any mail client can write to a mailbox of this server. */
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { and, eq } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import type { Mailbox } from '../receive.ts'
import { mailboxes } from '../tables.ts'

/** The largest email, in bytes: a file of 50 MB, as emails write it. */
const LARGEST = 72 * 1_048_576
/** Of all that are being taken at a time, in bytes; more is asked to come later. */
const MOST_IN_MEMORY = 2 * LARGEST
const MOST_AT_ONCE = 20
const MOST_RECIPIENTS = 100

/** Keeps an email. @param envelopeFrom empty for what could not be delivered */
export type Receive = (mailbox: Mailbox, raw: Uint8Array, envelopeFrom: string) => Promise<unknown>

/** Takes emails where `REPLYBAY_SMTP_PORT` says it. @returns the way to stop. */
export function startLocalMail(context: ServerContext, receive: Receive): () => Promise<void> {
  const { config, log } = context
  if (config.smtpPort === undefined) return () => Promise.resolve()
  const server = createLocalMail(context, receive)
  server.on('error', (error) => log.warn({ reason: error.name }, 'The local mail server has a problem.'))
  server.listen(config.smtpPort, '127.0.0.1')
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** An email to an address of no mailbox is refused; one that was taken is kept. */
export function createLocalMail(
  context: Pick<ServerContext, 'database' | 'log'>,
  receive: Receive,
): SMTPServer {
  const { database, log } = context
  const findOf = async (address: string) => {
    const isIts = and(eq(mailboxes.address, address.toLowerCase()), eq(mailboxes.kind, 'local'))
    const [mailbox] = await database.queries.select().from(mailboxes).where(isIts)
    return mailbox
  }
  let inMemory = 0
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST,
    maxClients: MOST_AT_ONCE,
    logger: false,
    banner: 'Replybay, local',
    async onRcptTo({ address }, { envelope }, done) {
      done(
        envelope.rcptTo.length >= MOST_RECIPIENTS
          ? refusal(452, 'Too many recipients')
          : await refusalOf(address),
      )
    },
    async onData(stream, { envelope }, done) {
      done(
        await keep(stream, {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          addresses: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
        }),
      )
    },
  })

  async function refusalOf(address: string): Promise<Error | null> {
    try {
      return (await findOf(address)) ? null : refusal(550, 'No such mailbox here')
    } catch {
      return refusal(451, 'Try again later')
    }
  }
  /** @returns why it was not kept. */
  async function keep(
    stream: SMTPServerDataStream,
    { from, addresses }: { from: string; addresses: readonly string[] },
  ): Promise<Error | null> {
    const chunks: Buffer[] = []
    let held = 0
    try {
      let isOver = false
      for await (const chunk of stream) {
        const bytes = Buffer.from(chunk)
        isOver ||= inMemory + bytes.byteLength > MOST_IN_MEMORY
        // What is too large is read to its end and dropped: a sender that is cut off tries again.
        if (stream.sizeExceeded || isOver) continue
        chunks.push(bytes)
        held += bytes.byteLength
        inMemory += bytes.byteLength
      }
      if (stream.sizeExceeded) return refusal(552, 'The email is too large')
      if (isOver) return refusal(452, 'Too much at once, try again later')
      const raw = Buffer.concat(chunks.splice(0))
      for (const address of new Set(addresses)) {
        const mailbox = await findOf(address)
        if (mailbox) await receive(mailbox, raw, from)
      }
      return null
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'An email could not be kept.')
      return refusal(451, 'Try again later')
    } finally {
      inMemory -= held
    }
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
