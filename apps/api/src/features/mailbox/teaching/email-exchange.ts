/** What was said in a thread, for whoever learns from it. */
import type { components } from '@replybay/api-client'
import type { Queries } from '../../../platform/database/database.ts'
import type { Said } from '../../knowledge/index.ts'
import { generalAnswer, namesOfShop } from '../../tickets/index.ts'
import { ownWordsOf } from '../answering/own-words.ts'
import { readTurns } from '../answering/read-turns.ts'
import { findEmail, findMailbox } from '../store.ts'

type Turn = Said['exchange']['said'][number]

/**
 * @param conversation what was said, where the caller knows better: it then stands for the thread.
 * @returns undefined where the company has no such email.
 */
export async function readEmailExchange(
  queries: Queries,
  companyId: string,
  { emailId, conversation }: Pick<components['schemas']['EmailLesson'], 'emailId' | 'conversation'>,
): Promise<Said | undefined> {
  const mailbox = await findMailbox(queries, companyId)
  const email = mailbox && (await findEmail(queries, mailbox.id, emailId))
  if (!mailbox || !email) return undefined
  const { threadId, subject } = email
  const turns = await readTurns(queries, mailbox, email, 'begin')
  const written = turns.map(({ author, from, text, date }) => ({
    author,
    authorName: from?.name ?? '',
    createdAt: date,
    text: ownWordsOf(text),
  }))
  const said = conversation
    ? conversation.map(({ author, text }) => ({
        author,
        authorName: '',
        createdAt: email.date,
        text: ownWordsOf(text),
      }))
    : written
  const customer = turns.find(({ from }) => from && from.address !== mailbox.address)?.from
  const context = {
    ...(await namesOfShop(queries, companyId)),
    customer: customer?.name ?? '',
    asked: said.flatMap(({ author, text }) => (author === 'customer' ? [text] : [])),
  }
  return {
    origin: { emailId, emailThread: threadId ?? emailId },
    exchange: {
      subject,
      said: said.map((turn): Turn => ({ ...turn, general: () => generalAnswer(turn.text, context) })),
    },
  }
}
