/** The last three months: from the scripts to tickets, told by chance that is the same each time. Pure. */
import { createRandom, type Random } from '../../../platform/demo/random.ts'
import { DAY, afterWork, arrivals, whenAwake, type Calendar } from './calendar.ts'
import { newCustomer } from './people.ts'
import type { Language, Part, Script, Turn } from './script.ts'
import { fill, slotsFor, type Slots } from './slots.ts'
import type { TicketTexts } from './texts.ts'
import type { Channel, Colleague, DemoCustomer, DemoTicket, Step } from './thread.ts'

const DAYS = 90
const SEED = 20_610

const languages: [Language, number][] = [
  ['fr', 45],
  ['en', 33],
  ['es', 22],
]
const channels: [Channel, number][] = [
  ['web', 38],
  ['whatsapp', 20],
  ['messenger', 13],
  ['instagram', 12],
  ['telegram', 9],
  ['discord', 8],
]
/** Thomas answers in English alone. */
const colleagues: Record<Language, [Colleague, number][]> = {
  en: [
    ['Inès Moreau', 5],
    ['Thomas Girard', 4],
    ['Camille Roy', 1],
  ],
  fr: [
    ['Inès Moreau', 8],
    ['Camille Roy', 2],
  ],
  es: [
    ['Inès Moreau', 9],
    ['Camille Roy', 1],
  ],
}

/** Minutes of work until somebody answers, and minutes until a customer does. */
const SUPPORT_GAPS = [3, 5, 8, 12, 16, 22, 30, 45, 70, 110, 180, 300] as const
const CUSTOMER_GAPS = [2, 4, 7, 12, 20, 35, 60, 130, 300, 700, 1300] as const

/** Of a hundred conversations: those in which the agent is not asked, those whose customer does not say thanks. */
const WITHOUT_AGENT = 0.3
const WITHOUT_THANKS = 0.18
const RETURNING = 0.18
/** When nobody says anything any more, the agent closes. */
const SILENCE = 7 * DAY

/** The weekday after the last day, whatever day it is: the demo is the same on each. 0 is Sunday. */
const MONDAY = 1

/** "Minutes ago" counts from the midnight before which all of it happened. */
export function pastTickets(
  count: number,
  { topics, people, slots: slotWords }: Pick<TicketTexts, 'topics' | 'people' | 'slots'>,
): DemoTicket[] {
  const random = createRandom(SEED)
  const rarest = createRarest(random)
  const calendar: Calendar = { days: DAYS, firstWeekday: (((MONDAY - DAYS) % 7) + 7) % 7 }
  const known: { customer: DemoCustomer; language: Language; channel: Channel }[] = []
  return arrivals(count, calendar, random).map((moment, number) => {
    const returning = random.next() < RETURNING ? known[random.between(0, known.length - 1)] : undefined
    const language = returning?.language ?? random.weighted(languages)
    const channel = returning?.channel ?? random.weighted(channels)
    const customer = returning?.customer ?? newCustomer(language, channel, number, { people, random })
    if (!returning) known.push({ customer, language, channel })
    const me = random.weighted(colleagues[language])
    const slots: Slots = {
      ...slotsFor(language, number, { slots: slotWords, random }),
      first: customer.name.split(' ', 1)[0] ?? '',
      me: me.split(' ', 1)[0] ?? '',
      city: customer.location?.split(',', 1)[0] ?? '',
    }
    const script = rarest(topics.map((topic) => topic[language]))
    return tell({ script, moment, customer, channel, slots, me }, { calendar, random, rarest })
  })
}

/** Takes one of those that were taken least, so that nothing is told twice while something is left to tell. */
type Rarest = <Value extends object | string>(values: readonly Value[]) => Value

function createRarest(random: Random): Rarest {
  const uses = new Map<object | string, number>()
  return (values) => {
    const least = Math.min(...values.map((value) => uses.get(value) ?? 0))
    const value = random.pick(values.filter((one) => (uses.get(one) ?? 0) === least))
    uses.set(value, least + 1)
    return value
  }
}

interface Chance {
  calendar: Calendar
  random: Random
  rarest: Rarest
}

interface Telling {
  script: Script
  moment: number
  customer: DemoCustomer
  channel: Channel
  slots: Slots
  me: Colleague
}

function tell({ script, moment, customer, channel, slots, me }: Telling, chance: Chance): DemoTicket {
  const { calendar, random, rarest } = chance
  const end = calendar.days * DAY
  const turns = turnsOf(script.turns, rarest)
  const steps: Step[] = []
  let now = moment + random.next()
  for (const turn of withoutSome(turns, random)) {
    if (steps.length > 0) now = next(turn, now, calendar, random)
    // What comes after the end has not happened yet: somebody waits, or was answered just now.
    if (now < end) steps.push(stepOf(turn, end - now, fill(rarest(turn.says), slots), me))
  }
  const closing = closingOf(steps, now, me, calendar, random)
  if (closing && closing.moment < end) {
    steps.push({ kind: 'closed', minutesAgo: end - closing.moment, by: closing.by })
  }
  const names = turns.filter((turn) => turn.by === 'about').flatMap((turn) => turn.says)
  return {
    channel,
    subject: fill(rarest(names), slots),
    tags: script.tags.map((tag) => fill(tag, slots)),
    customer,
    steps,
  }
}

/** One way through the branches. */
function turnsOf(parts: readonly Part[], rarest: Rarest): Turn[] {
  return parts.flatMap((part) => ('oneOf' in part ? turnsOf(rarest(part.oneOf), rarest) : [part]))
}

/** What is said of it: not always does the agent answer first, or does somebody thank in the end. */
function withoutSome(turns: readonly Turn[], random: Random): Turn[] {
  const said = turns.filter((turn) => turn.by !== 'about')
  const handOver = said.findIndex((turn) => turn.by === 'hand-over')
  const skipsAgent = handOver > 0 && random.next() < WITHOUT_AGENT
  const thanks = said.at(-1)?.by === 'customer' && said.length > 2 && random.next() < WITHOUT_THANKS
  return said.filter((turn, place) => {
    if (skipsAgent && place <= handOver && turn.by !== 'customer') return false
    return !(thanks && place === said.length - 1)
  })
}

function next(turn: Turn, now: number, calendar: Calendar, random: Random): number {
  // The agent takes seconds.
  if (turn.by === 'agent' || turn.by === 'hand-over') return now + 0.1 + random.next() / 2
  if (turn.by === 'support') return afterWork(now, random.pick(SUPPORT_GAPS) + random.next(), calendar)
  return whenAwake(now + random.pick(CUSTOMER_GAPS) + random.next(), random)
}

function stepOf({ by, reason }: Turn, minutesAgo: number, text: string, me: Colleague): Step {
  if (by === 'hand-over')
    return { kind: 'handed-over', minutesAgo, by: 'agent', detail: text, ...(reason && { reason }) }
  return { kind: 'said', minutesAgo, by: by === 'customer' || by === 'agent' ? by : me, text }
}

/** Who closes it, and when. Undefined while a customer still waits. */
function closingOf(steps: readonly Step[], now: number, me: Colleague, calendar: Calendar, random: Random) {
  const last = steps.at(-1)
  if (!last || last.kind === 'handed-over') return undefined
  const wasSupported = steps.some((step) => step.by === me)
  if (last.by !== 'customer') return { moment: now + SILENCE, by: 'agent' as const }
  const isAnswered = steps.some((step) => step.kind === 'said' && step.by !== 'customer')
  if (!isAnswered) return undefined
  return wasSupported
    ? { moment: afterWork(now, random.between(2, 90), calendar), by: me }
    : { moment: now + random.between(1, 40), by: 'agent' as const }
}
