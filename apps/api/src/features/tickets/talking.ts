/** What colleagues say in tickets: answers to the customer, and notes to one another. */
import type { components } from '@replybay/api-client'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { newId } from '../../platform/database/ids.ts'
import type { users } from '../users/tables.ts'
import { giveToMessage } from '../attachments/index.ts'
import { applyAnswer } from './changes.ts'
import { requireRoom } from './conversation-limits.ts'
import { isNamedIn } from './mentions/is-named-in.ts'
import { beginningOf, insertMentions } from './mentions/mentions.ts'
import { listColleagues } from './store.ts'
import type { tickets } from './tables.ts'
import { type Actor, claimKey, insertMessage, insertNote, updateTicket } from './writing.ts'

type Schemas = components['schemas']
type TicketRow = typeof tickets.$inferSelect

type Colleague = Pick<typeof users.$inferSelect, 'id' | 'name'>

interface By extends Actor {
  at: Date
}

interface NewAnswer {
  person: Person
  answer: Schemas['Answer']
  /** Names it; under the same key it is stored once. */
  key: string | undefined
}

/**
 * @throws Failure `invalid-request` without words and files, `key-reused` when the key names another answer already,
 *   `conversation-full` where the ticket takes no more.
 */
export async function writeAnswer(
  { tellSaid }: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  ticket: TicketRow,
  { person, answer: { message: text, attachments = [], ...others }, key }: NewAnswer,
  by: By,
): Promise<void> {
  const { id, companyId } = ticket
  requireContent('/body/message', text, attachments)
  if (!(await isNew(queries, id, key && `answer ${key}`, [text, ...attachments], by))) return
  await requireRoom(queries, id, 'team', text)
  const lastMessageId = newId()
  await insertMessage(queries, companyId, id, {
    id: lastMessageId,
    author: 'support',
    authorId: person.userId,
    authorName: person.name,
    text,
    createdAt: by.at,
  })
  await giveFiles(queries, id, attachments, lastMessageId)
  await applyAnswer(queries, ticket, others, lastMessageId, by)
  await tellSaid(queries, { author: 'support', companyId, ticketId: id, messageId: lastMessageId, text })
}

interface NewNote {
  person: Person
  note: Schemas['NewNote']
  /** Names it; under the same key it is stored once. */
  key: string | undefined
}

/** Throws as `writeAnswer` does, and Failure `invalid-request` for a mention of who can't answer tickets, or is not named by their own name. */
export async function writeNote(
  queries: Queries,
  { id, companyId }: TicketRow,
  { person, note: { text, mentions = [], attachments = [] }, key }: NewNote,
  by: By,
): Promise<void> {
  requireContent('/body/text', text, attachments)
  if (!(await isNew(queries, id, key && `note ${key}`, [text, ...attachments], by))) return
  await requireRoom(queries, id, 'team', text)
  await requireColleagues(queries, companyId, text, mentions)
  const noteId = newId()
  const note = { id: noteId, companyId, ticketId: id, createdAt: by.at }
  await insertNote(queries, {
    ...note,
    authorId: person.userId,
    authorName: person.name,
    text,
    ...(mentions.length > 0 && { mentions }),
  })
  await giveFiles(queries, id, attachments, noteId)
  const people = mentions.map(({ _id }) => _id)
  if (people.length > 0) await insertMentions(queries, note, people)
  const mention = people.length > 0 && {
    noteId,
    people,
    authorName: person.name,
    text: beginningOf(text),
    createdAt: by.at.toISOString(),
  }
  await updateTicket(queries, companyId, id, { updatedAt: by.at, ...(mention && { mention }) }, by)
}

/** Whether it was not stored before under its key. */
async function isNew(
  queries: Queries,
  ticketId: string,
  key: string | undefined,
  content: readonly string[],
  by: By,
): Promise<boolean> {
  if (!key) return true
  return await claimKey(queries, { ticketId, writer: 'support', key }, JSON.stringify(content), by.at)
}

function requireContent(path: string, text: string, attachments: readonly string[]): void {
  if (text.trim() !== '' || attachments.length > 0) return
  throw new Failure('invalid-request', { fields: [{ path, message: 'is empty' }] })
}

/** Files of the ticket become those of an answer or a note. */
async function giveFiles(queries: Queries, ticketId: string, ids: string[], to: string): Promise<void> {
  if ((await giveToMessage(queries, ticketId, ids, to)) === ids.length) return
  const fields = [{ path: '/body/attachments', message: 'names a file that is not there' }]
  throw new Failure('invalid-request', { fields })
}

/** Whom a note mentions has to be named in it, by their own name, and may answer tickets. */
async function requireColleagues(
  queries: Queries,
  companyId: string,
  text: string,
  mentions: Schemas['Mentions'],
): Promise<void> {
  if (mentions.length === 0) return
  const colleagues = await listColleagues(queries, companyId)
  for (const [place, { _id, name }] of mentions.entries()) {
    const path = `/body/mentions/${place}`
    const colleague = colleagues.find(({ id }) => id === _id)
    if (!colleague) refuse(`${path}/_id`, 'is not a colleague who answers tickets')
    if (!namesOf(colleague, colleagues).includes(name)) refuse(`${path}/name`, 'is not the colleague’s name')
    if (!isNamedIn(text, name)) refuse(`${path}/name`, 'is not in the text as a word after an @')
  }
}

/** Their name, and their first name where no other colleague has it. */
function namesOf({ id, name }: Colleague, colleagues: readonly Colleague[]): string[] {
  const first = firstName(name)
  const isShared = colleagues.some((other) => other.id !== id && firstName(other.name) === first)
  return isShared ? [name] : [name, first]
}

function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? name
}

function refuse(path: string, message: string): never {
  throw new Failure('invalid-request', { fields: [{ path, message }] })
}
