/** From a demo ticket to rows, by the same rules that real tickets follow. Pure. */
import type { ticketMentions } from '../mentions/tables.ts'
import type { messages, ticketEvents, ticketNotes, tickets } from '../tables.ts'
import { LAST_MOMENT_MS } from '../../../platform/contract/date-time.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import {
  customerWrites,
  isAnswered,
  isClosed,
  isCustomerVerified,
  isHandedOff,
  type EventKind,
  type NextState,
  type TicketState,
} from '../rules.ts'
import type { DemoTicket, Step } from './thread.ts'

const AGENT_NAME = 'Lumi'

export interface DemoRows {
  ticket: typeof tickets.$inferInsert & { customerId: string }
  messages: (typeof messages.$inferInsert)[]
  events: (typeof ticketEvents.$inferInsert)[]
  notes: (typeof ticketNotes.$inferInsert)[]
  mentions: (typeof ticketMentions.$inferInsert)[]
}

/** Whose tickets they are. */
export interface Setting {
  companyId: string
  webId: string
  /** Ids of the colleagues, by their names. */
  userIds: ReadonlyMap<string, string>
  /** Keeps their ids apart from those of the same tickets elsewhere. @default '' */
  idsOf?: string
}

/** What a ticket is told with. */
interface Telling extends Setting {
  /** What "minutes ago" counts from. */
  from: Date
  customerId: string
}

export function replay(demo: DemoTicket, telling: Telling): DemoRows {
  const { companyId, webId, userIds, idsOf = '', from, customerId } = telling
  const name = `${idsOf}${demo.channel} ${demo.customer.name} ${demo.subject}`
  const at = (step: Step) => new Date(from.getTime() - step.minutesAgo * 60_000)
  const [first] = demo.steps
  if (!first) throw new Error(`${name} has no steps.`)
  const createdAt = at(first)
  const ticketId = demoId(createdAt, name)
  const shared = { companyId, ticketId }
  const rows: Pick<DemoRows, 'messages' | 'events'> = { messages: [], events: [] }
  let state: TicketState | undefined
  let lastAsked = createdAt
  let wasHandedOff = false

  for (const [place, step] of demo.steps.entries()) {
    const id = demoId(at(step), `${name} ${place}`, place)
    if (step.by === 'customer') lastAsked = at(step)
    const { event, next } = follow(state, step, at(step), lastAsked)
    const who = writerOf(step, userIds)
    state = next
    if (next.handedOff !== undefined) wasHandedOff = next.handedOff
    if (step.kind === 'said') {
      rows.messages.push({ ...shared, id, ...who.message, text: step.text, createdAt: at(step) })
    }
    if (event) {
      const { detail, reason } = step.kind === 'said' ? {} : step
      const eventId = demoId(at(step), `${name} ${place} event`, place)
      rows.events.push({
        ...shared,
        id: eventId,
        kind: event,
        ...who.event,
        detail,
        reason,
        createdAt: at(step),
      })
    }
  }
  const lastStep = demo.steps.at(-1) ?? first
  return {
    ...rows,
    ...notesOf(demo, name, { ...telling, ticketId }),
    ticket: {
      id: ticketId,
      companyId,
      webId,
      customerId,
      customerVerified: isCustomerVerified(demo.channel, demo.customer.email),
      channel: demo.channel,
      subject: demo.subject,
      tags: demo.tags ?? [],
      status: state?.status ?? 'open',
      waitingSince: state?.waitingSince ?? null,
      waitedSince: state?.waitedSince ?? null,
      unread: (state?.unread ?? true) && !demo.isRead,
      handedOff: wasHandedOff,
      ...(demo.assignee && { assigneeId: userIds.get(demo.assignee) }),
      ...(demo.snoozed && { snoozedUntil: wakesAt(demo.snoozed, from) }),
      lastMessageId: rows.messages.at(-1)?.id ?? '',
      createdAt,
      updatedAt: at(lastStep),
    },
  }
}

function wakesAt(snoozed: NonNullable<DemoTicket['snoozed']>, from: Date): Date {
  return new Date(snoozed === 'until-reply' ? LAST_MOMENT_MS : from.getTime() + snoozed * 60_000)
}

/** What colleagues noted, and whom it waits for. */
function notesOf(
  { notes = [] }: DemoTicket,
  name: string,
  { companyId, ticketId, from, userIds }: Telling & { ticketId: string },
): Pick<DemoRows, 'notes' | 'mentions'> {
  const all = notes.map(({ minutesAgo, by, text, mentions }, place) => {
    const createdAt = new Date(from.getTime() - minutesAgo * 60_000)
    const id = demoId(createdAt, `${name} note ${place}`, place)
    const people = mentions.flatMap((colleague) => {
      const userId = userIds.get(colleague)
      return userId ? [{ _id: userId, name: colleague.split(' ', 1)[0] ?? '' }] : []
    })
    const note = { id, companyId, ticketId, authorId: userIds.get(by), authorName: by, text, createdAt }
    return { note: { ...note, ...(people.length > 0 && { mentions: people }) }, people }
  })
  return {
    notes: all.map(({ note }) => note),
    mentions: all.flatMap(({ note: { id: noteId, createdAt }, people }) =>
      people.map(({ _id: userId }) => ({ companyId, ticketId, userId, noteId, createdAt })),
    ),
  }
}

/** A hand-over leaves the customer waiting for a colleague, since their last message. */
function follow(
  before: TicketState | undefined,
  step: Step,
  at: Date,
  lastAsked: Date,
): { event: EventKind | undefined; next: NextState } {
  if (step.kind === 'said') {
    const { event, state } = step.by === 'customer' ? customerWrites(before, at) : isAnswered()
    return { event, next: state }
  }
  if (!before) throw new Error('A ticket begins with a message.')
  if (step.kind === 'handed-over') {
    const { event, state } = isHandedOff(before, lastAsked)
    return { event, next: state }
  }
  const { event, state } = isClosed(before)
  return { event, next: state }
}

function writerOf(step: Step, userIds: ReadonlyMap<string, string>) {
  if (step.by === 'customer' || step.by === 'agent') {
    const name = step.by === 'agent' ? AGENT_NAME : ''
    return {
      message: { author: step.by, authorName: name },
      event: { actor: step.by, actorName: name },
    }
  }
  const id = userIds.get(step.by)
  return {
    message: { author: 'support' as const, authorId: id, authorName: step.by },
    event: { actor: 'support' as const, actorId: id, actorName: step.by },
  }
}
