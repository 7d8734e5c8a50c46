import { ticketViews } from '../tables.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'

/** The views that the team of Maison Lumen shares. */
export const viewDemo: DemoPart = async (queries, { now, userIds }) => {
  const userId = userIds.get('Camille Roy')
  if (!userId) throw new Error('The demo has no owner.')
  const views = [
    { name: 'Invoices', filter: { tag: 'Invoice' } },
    { name: 'WhatsApp, unread', filter: { status: 'open', channel: 'whatsapp', unread: true } },
  ]
  await queries.insert(ticketViews).values(
    views.map((view, position) => ({
      id: demoId(now, `view ${view.name}`),
      companyId: MAISON_LUMEN,
      webId: DEMO_WEB_ID,
      userId,
      shared: true,
      ...view,
      position,
      createdAt: now,
    })),
  )
}
