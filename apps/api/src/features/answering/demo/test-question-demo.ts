import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import { testQuestions } from '../test-questions/tables.ts'

type Texts = readonly Pick<
  typeof testQuestions.$inferInsert,
  'question' | 'lang' | 'expected' | 'mustContain'
>[]

/** What the AI agent of Maison Lumen is tested with; it has not been run yet. */
export const testQuestionDemo: DemoPart = async (queries, { openedAt }) => {
  // Sound: the file is the product's own.
  const texts = (await readDemoTexts('answering', 'test-questions')) as Texts
  await queries.insert(testQuestions).values(
    texts.map((content, place) => ({
      // In their order: a moment apart.
      id: demoId(openedAt, `test question ${place}`, place),
      companyId: MAISON_LUMEN,
      webId: DEMO_WEB_ID,
      ...content,
      createdAt: new Date(openedAt.getTime() + place),
    })),
  )
}
