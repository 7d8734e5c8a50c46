import { cannedAnswers } from '../tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'

type Texts = readonly Pick<typeof cannedAnswers.$inferInsert, 'shortcut' | 'title' | 'texts'>[]

/** What the team of Maison Lumen answers again and again. */
export const cannedAnswerDemo: DemoPart = async (queries, { now }) => {
  // Sound: the file is the product's own.
  const texts = (await readDemoTexts('canned-answers', 'canned-answers')) as Texts
  await queries.insert(cannedAnswers).values(
    texts.map((content) => ({
      id: demoId(now, `saved reply ${content.shortcut}`),
      companyId: MAISON_LUMEN,
      ...content,
      updatedAt: now,
    })),
  )
}
