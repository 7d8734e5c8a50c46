/** Hands emails to the mail server of their mailbox. */
import { eq } from 'drizzle-orm'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { type HandedOver, takenBut } from '../port.ts'
import { problemOf } from './problem.ts'
import { type Connection, findConnection } from './remote-store.ts'
import { signInTo } from './sign-in.ts'
import { openSmtp } from './smtp.ts'
import { noteState } from './state.ts'
import { mailboxConnections } from './tables.ts'

interface WrittenEmail {
  envelope: { from: string; to: string[] }
  raw: Buffer
}

/** An email that takes longer is given up before another process tries it; in ms. */
const LONGEST_MS = 90_000

/** @throws where it may be taken later; its mailbox says why not. */
export async function handOverBySmtp(
  context: ServerContext,
  mailboxId: string,
  email: WrittenEmail,
): Promise<HandedOver> {
  const { database } = context
  const found = await findConnection(database.queries, mailboxId)
  if (!found) return { delivery: 'failed' }
  const { connection } = found
  let problem
  try {
    const { rejected } = await handOver(context, connection, email)
    await noteState(database, mailboxId, 'sending', undefined)
    await database.queries
      .update(mailboxConnections)
      .set({ lastSentAt: new Date() })
      .where(eq(mailboxConnections.mailboxId, mailboxId))
    return takenBut(rejected, email.envelope.to)
  } catch (error) {
    if (isAboutEmail(error)) return { delivery: 'failed' }
    problem = problemOf(error, connection.outgoing)
  }
  await noteState(database, mailboxId, 'sending', problem)
  // Its recipients and its words are in no log.
  throw new Error(`The mail server can't be used: ${problem.kind}`)
}

async function handOver(context: ServerContext, connection: Connection, { envelope, raw }: WrittenEmail) {
  return await signInTo(context, connection, 'sending', async (signIn) => {
    const transport = await openSmtp(context.outbound, connection.outgoing, signIn)
    const tooSlow = setTimeout(() => transport.close(), LONGEST_MS)
    try {
      const { rejected } = await transport.sendMail({ envelope, raw })
      return { rejected: rejected.map(String) }
    } finally {
      clearTimeout(tooSlow)
      transport.close()
    }
  })
}

/** Whether the server works, and refuses this email or those it is for: for good. */
function isAboutEmail(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const status = Number(error.responseCode)
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && status >= 500 && status < 600
}
