import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { questionDemo } from './question-demo.ts'
import { botSettings, webs } from '../tables.ts'

/** So long ago a page of the shop showed the chat window last, in ms. */
const SEEN_MS = 240_000

/** Where the demo company's tickets come from. */
export const webDemo: DemoPart = async (queries, context) => {
  const { openedAt: createdAt, now } = context
  await queries.insert(webs).values({
    id: DEMO_WEB_ID,
    companyId: MAISON_LUMEN,
    name: 'Maison Lumen',
    domain: 'maison-lumen.example',
    seenAt: new Date(now.getTime() - SEEN_MS),
    createdAt,
  })
  await queries.insert(botSettings).values({
    id: DEMO_WEB_ID,
    companyId: MAISON_LUMEN,
    title: 'Maison Lumen',
    themeColor: '#8A4B2A',
    allowIntroduce: true,
    introduceText: 'Bonjour. Une question sur une lampe, une livraison ou un retour ?',
    introductions: [
      { lang: 'en-US', text: 'Hello! Any question about a lamp, a delivery or a return?' },
      { lang: 'es-ES', text: '¡Hola! ¿Tienes una pregunta sobre una lámpara, un envío o una devolución?' },
    ],
    allowFaq: true,
  })
  await questionDemo(queries, context)
}
