import { compareScrolling } from '../browser/compare-scrolling.ts'
import { slowProcessor, unthrottled } from '../browser/condition.ts'
import type { Target } from '../browser/measured-page.ts'
import { openStage, type Stage } from '../browser/stage.ts'
import { pageTarget, signInTarget, TICKET_ROW, ticketListTarget } from '../browser/targets.ts'
import { weightOf } from '../browser/weight-of.ts'
import { budgets } from '../budgets.ts'
import type { Figure } from '../figure.ts'
import { changeViews } from '../inbox/change-views.ts'
import { openAndAnswer } from '../inbox/open-and-answer.ts'
import { readThrough, rushThrough } from '../inbox/walk-through.ts'
import { latenciesOf, latencyFigures } from '../latencies.ts'
import type { Part } from '../part.ts'
import { medianOfRounds } from '../rounds.ts'
import { longTicket } from '../tickets/insert-tickets.ts'
import { withShop } from '../tickets/with-shop.ts'

const TICKETS = 100_000
const READ_A_RUN = 20
const [FIRST, ALL] = [20, 500]
const [KILO, MEGA] = [1_000, 1_048_576]

/** What somebody does all day in an inbox of 100,000 tickets, on the real server and on PostgreSQL. */
export const inbox: Part = async ({ runs }) => {
  const stage = await openStage(['virtual-list'])
  try {
    return await withShop(TICKETS, async (server) => {
      const token = await server.signIn('support@maison-lumen.example')
      const list = ticketListTarget(server.url, token)
      const found = ticketListTarget(server.url, token, `&status=all&q=${longTicket.search}`)
      return [
        ...(await weights(stage, signInTarget(server.url), list)),
        ...(await walks(stage, list, runs)),
        ...latencyFigures('another view, its rows', latenciesOf(await changeViews(stage.browser, list)), {
          goals: { p95: { most: 200 } },
        }),
        ...(await longConversation(stage, found, runs)),
        ...(await scrolling(stage, list, runs)),
      ]
    })
  } finally {
    await stage.close()
  }
}

async function weights({ browser }: Stage, signIn: Target, list: Target): Promise<Figure[]> {
  const before = await weightOf(browser, signIn)
  const { codeBytes, requests } = await weightOf(browser, list)
  const more = (codeBytes - before.codeBytes) / KILO
  return [
    {
      name: 'scripts and styles beyond the sign-in page, brotli',
      unit: 'kB',
      value: more,
      goal: { most: 80 },
    },
    { name: 'requests', unit: '', value: requests, goal: { most: budgets.ticketList.requests } },
  ]
}

async function walks({ browser }: Stage, list: Target, runs: number): Promise<Figure[]> {
  const read = await readThrough(browser, list, runs * READ_A_RUN)
  const { took, heapAfterFirst, heap } = await rushThrough(browser, list, { first: FIRST, all: ALL })
  return [
    ...latencyFigures('j, the next ticket, read ahead', latenciesOf(read), { goals: { p95: { most: 100 } } }),
    ...latencyFigures('j, the next ticket, at once', latenciesOf(took), { goals: { p95: { most: 250 } } }),
    {
      name: `heap after ${ALL} tickets in a row, beside that after ${FIRST}`,
      unit: 'MB',
      value: heap / MEGA,
      floor: heapAfterFirst / MEGA,
      goal: { floors: 1.5 },
    },
  ]
}

async function longConversation({ browser }: Stage, found: Target, runs: number): Promise<Figure[]> {
  const keys: number[] = []
  const { ticket } = await medianOfRounds(
    {
      ticket: async () => {
        const answered = await openAndAnswer(browser, found)
        keys.push(...answered.keys)
        return { open: answered.open }
      },
    },
    runs,
  )
  return [
    { name: 'opening a ticket of 5,000 messages', unit: 'ms', value: ticket.open, goal: { most: 1_000 } },
    ...latencyFigures('a key in its answer', latenciesOf(keys), { goals: { p99: { most: 32 } } }),
  ]
}

async function scrolling(stage: Stage, list: Target, runs: number): Promise<Figure[]> {
  const inKit = { target: pageTarget(stage.pagesUrl, 'virtual-list'), row: 'li' }
  const figures: Figure[] = []
  for (const condition of [unthrottled, slowProcessor]) {
    const comparison = { name: 'the list', condition, goals: { gap: { floors: 2 }, blank: { most: 3 } } }
    // Two at once would slow each other.
    figures.push(
      ...(await compareScrolling(stage, { target: list, row: TICKET_ROW }, inKit, comparison, runs)),
    )
  }
  return figures
}
