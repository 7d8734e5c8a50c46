import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { questionDemo } from './question-demo.ts'
import { guilds, webs } from '../tables.ts'

/** Where the demo company's tickets come from. */
export const webDemo: DemoPart = async (queries, context) => {
  const { openedAt: createdAt } = context
  await queries.insert(webs).values({
    id: DEMO_WEB_ID,
    companyId: MAISON_LUMEN,
    name: 'Maison Lumen',
    domain: 'maison-lumen.example',
    createdAt,
  })
  await queries.insert(guilds).values({
    id: demoId(createdAt, 'guild'),
    companyId: MAISON_LUMEN,
    discordId: '1187421150938275840',
    name: 'L’Atelier Lumière',
    createdAt,
  })
  await questionDemo(queries, context)
}
