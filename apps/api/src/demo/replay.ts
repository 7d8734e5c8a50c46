/** From a demo ticket to rows, by the same rules that real tickets follow. Pure. */
import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import type { customers, messages, ticketEvents, tickets } from '../database/schema.ts'
import { customerWrites, isAnswered, isClosed, type EventKind, type TicketState } from '../tickets/rules.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from './accounts.ts'
import type { DemoTicket, Step } from './thread.ts'

const AGENT_NAME = 'Lumi'

export interface DemoRows {
  customer: typeof customers.$inferInsert
  ticket: typeof tickets.$inferInsert
  messages: (typeof messages.$inferInsert)[]
  events: (typeof ticketEvents.$inferInsert)[]
}

/**
 * Ids of the same demo at the same time are the same, and sort as real ones do.
 *
 * @param place orders what happened within one millisecond.
 */
export function demoId(at: Date, name: string, place = 0): string {
  const random = createHash('sha256').update(`replybay demo ${name}`).digest()
  return v7({ msecs: at.getTime(), random, seq: place })
}

/**
 * @param now what "minutes ago" counts from.
 * @param userIds ids of the colleagues, by their names.
 */
export function replay(demo: DemoTicket, now: Date, userIds: ReadonlyMap<string, string>): DemoRows {
  const name = `${demo.channel} ${demo.customer.name} ${demo.subject}`
  const at = (step: Step) => new Date(now.getTime() - step.minutesAgo * 60_000)
  const [first] = demo.steps
  if (!first) throw new Error(`${name} has no steps.`)
  const createdAt = at(first)
  const ticketId = demoId(createdAt, name)
  const shared = { companyId: MAISON_LUMEN, ticketId }
  const rows: Pick<DemoRows, 'messages' | 'events'> = { messages: [], events: [] }
  let state: TicketState | undefined
  let lastAsked = createdAt

  for (const [place, step] of demo.steps.entries()) {
    const id = demoId(at(step), `${name} ${place}`, place)
    if (step.by === 'customer') lastAsked = at(step)
    const { event, next } = follow(state, step, at(step), lastAsked)
    const who = writerOf(step, userIds)
    state = next
    if (step.kind === 'said') {
      rows.messages.push({ ...shared, id, ...who.message, text: step.text, createdAt: at(step) })
    }
    if (event) {
      const detail = step.kind === 'said' ? undefined : step.detail
      const eventId = demoId(at(step), `${name} ${place} event`, place)
      rows.events.push({ ...shared, id: eventId, kind: event, ...who.event, detail, createdAt: at(step) })
    }
  }
  const lastStep = demo.steps.at(-1) ?? first
  const customerId = demoId(createdAt, `customer ${name}`)
  return {
    ...rows,
    customer: { id: customerId, companyId: MAISON_LUMEN, ...demo.customer, createdAt },
    ticket: {
      id: ticketId,
      companyId: MAISON_LUMEN,
      webId: DEMO_WEB_ID,
      customerId,
      channel: demo.channel,
      subject: demo.subject,
      tags: demo.tags ?? [],
      status: state?.status ?? 'open',
      waitingSince: state?.waitingSince ?? null,
      unread: (state?.unread ?? true) && !demo.isRead,
      lastMessageId: rows.messages.at(-1)?.id ?? '',
      createdAt,
      updatedAt: at(lastStep),
    },
  }
}

/** A hand-over leaves the customer waiting for a colleague, since their last message. */
function follow(
  before: TicketState | undefined,
  step: Step,
  at: Date,
  lastAsked: Date,
): { event: EventKind | undefined; next: TicketState } {
  if (step.kind === 'said') {
    const { event, state } = step.by === 'customer' ? customerWrites(before, at) : isAnswered()
    return { event, next: state }
  }
  if (!before) throw new Error('A ticket begins with a message.')
  if (step.kind === 'handed-over') {
    const waitingSince = before.waitingSince ?? lastAsked
    return { event: 'handed-over', next: { status: 'open', waitingSince, unread: true } }
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
