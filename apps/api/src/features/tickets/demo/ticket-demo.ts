import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import type { DemoContext, DemoPart } from '../../../platform/demo/part.ts'
import { backfillWords } from '../word-index.ts'
import { pastTickets } from './past.ts'
import { insertTold, tell, type Told } from './tell.ts'
import { readTicketTexts, type TicketTexts } from './texts.ts'

/** All of them together. */
const TICKETS = 402

/** The tickets of Maison Lumen: what is going on now, and the last three months. */
export const ticketDemo: DemoPart = async (queries, context) => {
  const rows = ticketDemoRows(context, await readTicketTexts())
  await insertTold(queries, rows)
  await backfillWords(queries)
}

/** All that is stored for it. Pure. */
export function ticketDemoRows({ now, userIds }: Pick<DemoContext, 'now' | 'userIds'>, texts: TicketTexts) {
  const { inbox, told } = texts
  const midnight = new Date(now)
  midnight.setUTCHours(0, 0, 0, 0)
  const past = pastTickets(TICKETS - inbox.length - told.length, texts)
  const all: Told[] = [
    ...inbox.map((ticket) => ({ ticket, from: now })),
    ...[...told, ...past].map((ticket) => ({ ticket, from: midnight })),
  ]
  return tell(all, { companyId: MAISON_LUMEN, webId: DEMO_WEB_ID, userIds })
}
