/** What colleagues note for one another. */
import type { components } from '@replybay/api-client'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { countFilesOf, releaseFilesOf } from '../attachments/index.ts'
import { giveFiles, requireContent } from './content.ts'
import { requireRoom } from './conversation-limits.ts'
import { beginningOf, deleteMentions, insertMentions } from './mentions/mentions.ts'
import { requireColleagues } from './mentions/require-colleagues.ts'
import { findNote, removeNote, setNote } from './note-rows.ts'
import type { ticketNotes, tickets } from './tables.ts'
import { isNew } from './talking.ts'
import { remakeWords } from './word-index.ts'
import { type Actor, insertNote, updateTicket } from './writing.ts'

type Schemas = components['schemas']
type TicketRow = typeof tickets.$inferSelect
type NoteRow = typeof ticketNotes.$inferSelect

interface By extends Actor {
  at: Date
}

interface NewNote {
  person: Person
  note: Schemas['NewNote']
  /** Names it; under the same key it is stored once. */
  key: string | undefined
}

/**
 * Throws as `writeAnswer` does, and Failure `invalid-request` for a mention of who can't answer tickets, or is not named by
 * their own name.
 */
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
  await giveFiles(queries, id, attachments, { messageId: noteId, isVisitors: false })
  const people = mentions.map(({ _id }) => _id)
  if (people.length > 0) await insertMentions(queries, note, people)
  const mention = people.length > 0 && mentionOf({ ...note, authorName: person.name, text }, people, by.at)
  await updateTicket(queries, companyId, id, { updatedAt: by.at, ...(mention && { mention }) }, by)
}

interface ChangedNote {
  person: Person
  noteId: string
  change: Schemas['NoteChange']
}

/**
 * Gives a note another text. Whom it names since is told; who is in it no longer has it among their mentions no more.
 *
 * Throws as `writeNote` does, and Failure `not-found` where there is no such note, `forbidden` where somebody else wrote it.
 */
export async function changeNote(
  queries: Queries,
  ticket: TicketRow,
  { person, noteId, change: { text, mentions = [] } }: ChangedNote,
  by: By,
): Promise<void> {
  const note = await requireNote(queries, ticket, noteId)
  if (note.authorId !== person.userId) throw new Failure('forbidden')
  if (text.trim() === '' && (await countFilesOf(queries, noteId)) === 0)
    requireContent('/body/text', text, [])
  await requireRoom(queries, ticket.id, 'team', text, note.text)
  await requireColleagues(queries, ticket.companyId, text, mentions)
  await setNote(queries, note, { text, mentions: mentions.length > 0 ? mentions : null, changedAt: by.at })
  if (text !== note.text) await remakeWords(queries, ticket.id)
  await noteChanged(queries, ticket, { ...note, text, mentions }, note.mentions ?? [], by)
}

/**
 * Deletes a note; its files belong to none from then on.
 *
 * @throws Failure `not-found` where there is no such note, `forbidden` where somebody else wrote it and the person neither
 *   owns nor administers the account.
 */
export async function deleteNote(
  queries: Queries,
  ticket: TicketRow,
  { person, noteId }: Omit<ChangedNote, 'change'>,
  by: By,
): Promise<void> {
  const note = await requireNote(queries, ticket, noteId)
  const mayAny = person.role === 'owner' || person.role === 'admin'
  if (note.authorId !== person.userId && !mayAny) throw new Failure('forbidden')
  await removeNote(queries, note)
  await releaseFilesOf(queries, noteId)
  await remakeWords(queries, ticket.id)
  await noteChanged(queries, ticket, { ...note, mentions: [] }, note.mentions ?? [], by)
}

/** What follows for the ticket, and for who is mentioned now and was before. */
async function noteChanged(
  queries: Queries,
  ticket: TicketRow,
  note: Parameters<typeof changeMentions>[2],
  before: Parameters<typeof changeMentions>[3],
  by: By,
): Promise<void> {
  const mention = await changeMentions(queries, ticket, note, before, by.at)
  await updateTicket(
    queries,
    ticket.companyId,
    ticket.id,
    { updatedAt: by.at, ...(mention !== undefined && { mention }) },
    by,
  )
}

async function requireNote(queries: Queries, ticket: TicketRow, noteId: string): Promise<NoteRow> {
  const note = await findNote(queries, ticket, noteId)
  if (!note) throw new Failure('not-found')
  return note
}

/** @returns what the ticket says of mentions from then on; undefined where that stays. */
async function changeMentions(
  queries: Queries,
  { mention: told }: TicketRow,
  note: NoteRow & { mentions: Schemas['Mentions'] },
  before: Schemas['Mentions'],
  at: Date,
): Promise<TicketRow['mention'] | undefined> {
  const [was, is] = [before, note.mentions].map((mentions) => new Set(mentions.map(({ _id }) => _id)))
  const gone = [...(was ?? [])].filter((person) => !is?.has(person))
  const came = [...(is ?? [])].filter((person) => !was?.has(person))
  if (gone.length > 0) await deleteMentions(queries, note.id, gone)
  if (came.length > 0) {
    await insertMentions(queries, { ...note, createdAt: at }, came)
    return mentionOf(note, came, at)
  }
  if (told?.noteId !== note.id) return undefined
  const people = told.people.filter((person) => is?.has(person))
  return people.length > 0 ? { ...told, people, text: beginningOf(note.text) } : null
}

function mentionOf(
  { id: noteId, authorName, text }: Pick<NoteRow, 'id' | 'authorName' | 'text'>,
  people: string[],
  at: Date,
): NonNullable<TicketRow['mention']> {
  return { noteId, people, authorName, text: beginningOf(text), createdAt: at.toISOString() }
}
