import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { isLeftToPeople } from '../sender-doubt.ts'
import type { Mailbox } from '../store.ts'
import { type Address, emails, emailSendings, mailboxFolders } from '../tables.ts'
import { readTurns } from './read-turns.ts'

export interface AskedEmail {
  email: Pick<
    typeof emails.$inferSelect,
    'id' | 'messageId' | 'subject' | 'from' | 'to' | 'cc' | 'references' | 'headers'
  >
  from: Address
  /** What was said in its thread until then, itself last. */
  said: { author: 'customer' | 'support' | 'agent'; text: string }[]
  /** Whether nothing was written in the thread after it. */
  isLast: boolean
  /** Whether a person of the team has written in the thread. */
  hasPerson: boolean
  /** Whether it names the mailbox: others got there by a list, or unnamed. */
  isNamed: boolean
  /** How often the agent has answered in the thread, and the sender since the moment. */
  answers: number
  answersToSender: number
}

/**
 * @returns undefined for what no agent answers: what is not in the inbox, was answered, or was sent by a program or from here;
 * `sender-doubt` where whoever is named as its sender may not have written it.
 */
export async function findAsked(
  queries: Queries,
  mailbox: Pick<Mailbox, 'id' | 'address'>,
  emailId: string,
  since: Date,
): Promise<AskedEmail | 'sender-doubt' | undefined> {
  const [found] = await queries
    .select({ email: emails, kind: mailboxFolders.kind })
    .from(emails)
    .innerJoin(mailboxFolders, eq(mailboxFolders.id, emails.folderId))
    .where(and(eq(emails.id, emailId), eq(emails.mailboxId, mailbox.id)))
  if (!found || found.kind !== 'inbox') return undefined
  const { email } = found
  const { from } = email
  if (isLeftToPeople(email)) return 'sender-doubt'
  if (email.isAutomated || email.answeredBy !== null || !from || from.address === mailbox.address)
    return undefined
  const said = await readTurns(queries, mailbox, email, 'end')
  return {
    email,
    from,
    said: said.filter(({ id, date }) => id === emailId || date <= email.date),
    isLast: said.at(-1)?.id === emailId,
    hasPerson: said.some(({ author }) => author === 'support'),
    isNamed: [...email.to, ...email.cc].some(({ address }) => address === mailbox.address),
    answers: said.filter(({ author }) => author === 'agent').length,
    answersToSender: await queries.$count(
      emailSendings,
      and(
        eq(emailSendings.mailboxId, mailbox.id),
        eq(emailSendings.writer, 'agent'),
        gt(emailSendings.createdAt, since),
        sql`${emailSendings.recipients} @> array[${from.address}]::text[]`,
      ),
    ),
  }
}
