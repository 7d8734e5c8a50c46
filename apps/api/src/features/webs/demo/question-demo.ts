import { hashOf } from '../asked-questions.ts'
import { wordsOf } from '../question-words.ts'
import { askedQuestions, botQuestionLanguages, botQuestions } from '../tables.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'

type Texts = readonly { lang: string; questions: readonly { question: string; answer?: string }[] }[]

/** What the chat window of Maison Lumen suggests to ask. */
export const questionDemo: DemoPart = async (queries, { openedAt: createdAt, now }) => {
  // Sound: the file is the product's own.
  const texts = (await readDemoTexts('webs', 'questions')) as Texts
  const companyId = MAISON_LUMEN
  const idOf = (lang: string, place: number) => demoId(createdAt, `question language ${lang}`, place)
  await queries.insert(botQuestionLanguages).values(
    texts.map(({ lang }, place) => ({
      id: idOf(lang, place),
      companyId,
      webId: DEMO_WEB_ID,
      lang,
      createdAt,
    })),
  )
  await queries.insert(botQuestions).values(
    texts.flatMap(({ lang, questions }, place) =>
      questions.map((content, position) => ({
        id: demoId(createdAt, `question ${lang} ${position}`, position),
        companyId,
        languageId: idOf(lang, place),
        position,
        ...content,
        createdAt,
      })),
    ),
  )
  const asked = texts.flatMap(({ lang, questions }, place) =>
    questions.flatMap(({ question }, position) =>
      Array.from({ length: timesAsked(place, position) }, (_, time) => ({ lang, question, time })),
    ),
  )
  await queries.insert(askedQuestions).values(
    asked.map(({ lang, question, time }, index) => ({
      id: demoId(createdAt, `asked ${lang} ${question}`, time),
      companyId,
      webId: DEMO_WEB_ID,
      wording: hashOf(wordsOf(question)),
      askedAt: new Date(now.getTime() - ((index * 37) % 600) * 3_600_000),
    })),
  )
}

/** The first questions more often, and those of the first language: they are the ones that visitors see. */
const timesAsked = (language: number, position: number) =>
  Math.max(0, Math.round(38 / (language + 1) - 7 * position))
