import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import { knowledgeDocuments } from '../tables.ts'

const DAY_MS = 86_400_000

type Written = { by: string; daysAgo: number } & (
  | { kind: 'text'; title: string; content: string }
  | { kind: 'qa'; question: string; answer: string }
)

/** What the AI agents of Maison Lumen know. It is indexed once the server runs, as what an ended one left behind. */
export const knowledgeDemo: DemoPart = async (queries, { now, userIds }) => {
  // Sound: the file is the product's own.
  const written = (await readDemoTexts('knowledge', 'documents')) as Written[]
  await queries.insert(knowledgeDocuments).values(
    written.map(({ by, daysAgo, ...document }) => {
      const title = document.kind === 'qa' ? document.question : document.title
      const content = document.kind === 'qa' ? document.answer : document.content
      const savedAt = new Date(now.getTime() - daysAgo * DAY_MS)
      return {
        id: demoId(savedAt, `knowledge ${title}`),
        companyId: MAISON_LUMEN,
        kind: document.kind,
        title,
        content,
        question: document.kind === 'qa' ? document.question : null,
        size: Buffer.byteLength(content),
        state: 'waiting' as const,
        stateAt: savedAt,
        savedBy: userIds.get(by),
        createdAt: savedAt,
        updatedAt: savedAt,
      }
    }),
  )
}
