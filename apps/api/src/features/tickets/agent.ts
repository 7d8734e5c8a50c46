/** What the AI agent does in a ticket. */
import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { newId } from '../../platform/database/ids.ts'
import { requireRoom } from './conversation-limits.ts'
import { isAnswered, isHandedOff, lastAnswerIndex } from './rules.ts'
import { findTicketRow, isAnsweredByPerson, listNewestMessages } from './store.ts'
import type { tickets, TicketScope } from './tables.ts'
import { type Actor, applyTransition, insertMessage, lockTicket } from './writing.ts'

type TicketRow = typeof tickets.$inferSelect

/** Messages that are looked at: the newest. */
const NEWEST = 50

/** What a customer waits for somebody to answer. */
export interface Asked {
  ticket: TicketRow
  /** What they wrote since the last answer, in its order. */
  texts: string[]
  /** The last of what they wrote. */
  messageId: string
  /** What was said until then, the oldest first: by them, and by whoever answered. */
  before: { author: 'customer' | 'agent'; text: string }[]
  /** Answers of the agent so far. */
  answers: number
  /** Whether people have it. */
  isWithTeam: boolean
}

/** What the AI agent says. */
export interface AgentMessage {
  text: string
  /** The name of the agent. */
  name: string
  sources?: components['schemas']['Message']['sources']
}

/** What waits to be answered in a ticket, if anything does. What the agent said as it handed off is no answer. */
export async function readAsked(
  queries: Queries,
  scope: TicketScope,
  ticketId: string,
): Promise<Asked | undefined> {
  const ticket = await findTicketRow(queries, scope, ticketId)
  if (ticket?.status !== 'open') return undefined
  const { companyId } = scope
  const said = (await listNewestMessages(queries, companyId, ticketId, { limit: NEWEST })).toReversed()
  const lastAnswer = lastAnswerIndex(said, ticket.handedOff)
  const asked = said.slice(lastAnswer + 1).filter(({ author }) => author === 'customer')
  const last = asked.at(-1)
  if (!last) return undefined
  return {
    ticket,
    messageId: last.id,
    texts: asked.map(({ text }) => text),
    before: said.slice(0, lastAnswer + 1).map(({ author, text }) => ({
      author: author === 'customer' ? author : 'agent',
      text,
    })),
    answers: said.filter(({ author }) => author === 'agent').length,
    isWithTeam: isWithTeam(ticket, await isAnsweredByPerson(queries, companyId, ticketId)),
  }
}

/** Whether people have a ticket: one of them was called, has taken it, or has answered. Else the agent may answer it. */
export function isWithTeam(
  { handedOff, assigneeId }: Pick<TicketRow, 'handedOff' | 'assigneeId'>,
  wasAnsweredByPerson: boolean,
): boolean {
  return handedOff || assigneeId !== null || wasAnsweredByPerson
}

/**
 * Holds the ticket until the transaction ends, unless somebody has said or done something in it since it was read.
 *
 * @returns whether it is held.
 */
export async function holdAsked(queries: Queries, { ticket }: Asked): Promise<boolean> {
  const held = await lockTicket(queries, { companyId: ticket.companyId }, ticket.id)
  return (
    held?.status === 'open' &&
    held.lastMessageId === ticket.lastMessageId &&
    !held.handedOff &&
    held.assigneeId === null
  )
}

type Telling = Pick<ServerContext, 'tellSaid'>

/** Sends what the agent answers. The ticket is held. @throws Failure `conversation-full`. */
export async function answerAsAgent(
  context: Telling,
  queries: Queries,
  { ticket: { companyId, id } }: Asked,
  message: AgentMessage,
  at: Date,
): Promise<void> {
  const lastMessageId = await say(context, queries, { companyId, id }, message, at)
  await applyTransition(queries, companyId, id, isAnswered(), { ...by(message.name), at, lastMessageId })
}

/** Leaves the ticket to people, who see why where it is known; the customer reads that they do. The ticket is held. */
export async function handOff(
  context: Telling,
  queries: Queries,
  { ticket }: Asked,
  { reason, ...message }: AgentMessage & { reason?: string },
  at: Date,
): Promise<void> {
  const { companyId, id } = ticket
  const lastMessageId = await say(context, queries, ticket, message, at)
  const agent = { ...by(message.name), at, lastMessageId, reason }
  await applyTransition(queries, companyId, id, isHandedOff(ticket, at), agent)
}

async function say(
  { tellSaid }: Telling,
  queries: Queries,
  { companyId, id }: Pick<TicketRow, 'companyId' | 'id'>,
  { text, name, sources }: AgentMessage,
  at: Date,
): Promise<string> {
  await requireRoom(queries, id, 'team', text)
  const messageId = newId()
  await insertMessage(queries, companyId, id, {
    id: messageId,
    author: 'agent',
    authorId: null,
    authorName: name,
    text,
    sources,
    createdAt: at,
  })
  await tellSaid(queries, { author: 'agent', companyId, ticketId: id, messageId, text })
  return messageId
}

function by(actorName: string): Actor {
  return { actor: 'agent', actorId: null, actorName }
}
