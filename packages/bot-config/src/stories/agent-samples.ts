/* oxlint-disable lingui/no-unlocalized-strings -- questions of a shop, in stories alone */
import type {
  AnswerOf,
  BotQuestionLanguage,
  BotSettings,
  RequestBody,
  TestQuestion,
  User,
} from '@replybay/api-client'
import {
  addBotQuestion,
  addBotQuestionLanguage,
  addTestQuestion,
  changeTestQuestion,
  getBotSettings,
  listBotQuestions,
  listTestQuestions,
  moveBotQuestion,
  removeBotQuestion,
  removeBotQuestionLanguage,
  removeTestQuestion,
  runTestQuestion,
  updateBotQuestion,
  updateBotSettings,
  uploadLogo,
} from '@replybay/api-client/operations'
import { handle, problem } from '@replybay/testing'
import { lumen, outlet, websiteServer } from './samples.ts'

export const french: BotQuestionLanguage = {
  lang: 'fr-FR',
  questions: [
    { questionId: 'q-commande', question: 'Où est ma commande ?', asked: 38 },
    {
      questionId: 'q-ampoule',
      question: 'L’ampoule est-elle fournie ?',
      answer: 'Oui, une E27 de 8 W.',
      asked: 31,
    },
    { questionId: 'q-retour', question: 'Comment retourner une lampe ?', asked: 1 },
  ],
}
const english: BotQuestionLanguage = {
  lang: 'en-US',
  questions: [
    { questionId: 'q-order', question: 'Where is my order?', asked: 12 },
    { questionId: 'q-bulb', question: 'Is the bulb included?', asked: 0 },
  ],
}
const spanish: BotQuestionLanguage = { lang: 'es-ES', questions: [] }

export const lumenSettings: BotSettings = {
  allowIntroduce: true,
  introduceText: 'Bonjour ! Une question sur une lampe ?',
  allowFaq: true,
  autoGenerate: true,
  replyMode: 'on',
  beforeCloseTime: 30,
  replybayTitle: 'Maison Lumen',
  themeColor: '#8A4B2A',
  logoUrl: null,
}

export const bulbTest: TestQuestion = {
  testQuestionId: 't-bulb',
  question: 'Which bulb fits the Mira?',
  lang: 'en-US',
  expected: 'answered',
  mustContain: 'E27',
}
export const repairTest: TestQuestion = {
  testQuestionId: 't-repair',
  question: 'Do you repair chandeliers?',
  expected: 'handed-off',
}

/** What the server was told, in its order. */
export interface AgentServer {
  handlers: ReturnType<typeof handle>[]
  /** Each call that changes something: its operation, and what it said. */
  calls: { operation: string; body: unknown }[]
  /** What it says to a question that is added to a language. */
  add: (lang: string, request: Request) => Promise<AnswerOf<typeof addBotQuestion> | Response>
  /** Another person deletes a language. */
  loseLanguage: (lang: string) => void
  /** Another person changes settings. */
  set: (change: BotSettings) => void
}

/** A server with an agent that can be changed. */
export function agentServer({
  languages = [french, english, spanish],
  settings = lumenSettings,
  tests = [bulbTest, repairTest],
  replies = {},
  about = {},
}: {
  languages?: readonly BotQuestionLanguage[]
  settings?: BotSettings
  tests?: readonly TestQuestion[]
  /** What the AI agent says to a test question, by its id; else it hands off. */
  replies?: Readonly<Record<string, string>>
  about?: Partial<User>
} = {}): AgentServer {
  const calls: AgentServer['calls'] = []
  let kept = structuredClone(languages) as BotQuestionLanguage[]
  let now = { ...settings }
  let asked = [...tests]
  let made = 0
  const answer = () => ({ data: { languages: structuredClone(kept) } })
  const note = (operation: string, body: unknown) => void calls.push({ operation, body })
  function change(lang: string, act: (language: BotQuestionLanguage) => void) {
    const language = kept.find((one) => one.lang === lang)
    if (!language) return problem(404, 'not-found')
    act(language)
    return answer()
  }
  async function add(lang: string, request: Request) {
    // Sound: it is held by the contract where it is sent.
    const body = (await request.json()) as RequestBody<'addBotQuestion'>
    note('addBotQuestion', body)
    return change(lang, ({ questions }) => questions.push({ questionId: `q-new-${++made}`, ...body }))
  }
  const test = (id: string) => {
    const testQuestion = asked.find(({ testQuestionId }) => testQuestionId === id)
    return testQuestion ? { data: { testQuestion } } : problem(404, 'not-found')
  }
  function runOf(one: TestQuestion): TestQuestion {
    const text = replies[one.testQuestionId] ?? ''
    const outcome = text === '' ? ('handed-off' as const) : ('answered' as const)
    const isPassed = outcome === one.expected && text.includes(one.mustContain ?? '')
    const sources = outcome === 'answered' ? [{ documentId: 'doc-bulbs', title: 'Bulbs and sockets' }] : []
    const lastRun = { outcome, text, isPassed, sources, ranAt: '2026-11-20T08:02:00.000Z' }
    return { ...one, ...(one.lastRun && { previousRun: one.lastRun }), lastRun }
  }
  const handlers = [
    ...websiteServer([lumen, outlet], { capabilities: ['webs', 'answering'], ...about }),
    handle(listBotQuestions, answer),
    handle(addBotQuestionLanguage, async ({ request }) => {
      const body = await request.json()
      note('addBotQuestionLanguage', body)
      kept = [...kept, { lang: body.lang, questions: [] }]
      return answer()
    }),
    handle(removeBotQuestionLanguage, ({ params: { lang } }) => {
      note('removeBotQuestionLanguage', { lang })
      kept = kept.filter((one) => one.lang !== lang)
      return answer()
    }),
    handle(addBotQuestion, ({ params, request }) => add(params.lang, request)),
    handle(updateBotQuestion, async ({ params, request }) => {
      const body = await request.json()
      note('updateBotQuestion', body)
      return change(params.lang, (language) => {
        language.questions = language.questions.map((one) =>
          one.questionId === body.questionId ? { ...one, ...body } : one,
        )
      })
    }),
    handle(moveBotQuestion, async ({ params, request }) => {
      const body = await request.json()
      note('moveBotQuestion', body)
      return change(params.lang, ({ questions }) =>
        questions.splice(body.newIndex, 0, ...questions.splice(body.oldIndex, 1)),
      )
    }),
    handle(removeBotQuestion, ({ params: { lang, questionId } }) => {
      note('removeBotQuestion', { questionId })
      return change(lang, (language) => {
        language.questions = language.questions.filter((one) => one.questionId !== questionId)
      })
    }),
    handle(listTestQuestions, () => ({ data: { testQuestions: asked } })),
    handle(addTestQuestion, async ({ request }) => {
      const body = await request.json()
      note('addTestQuestion', body)
      asked = [...asked, { testQuestionId: `t-new-${++made}`, ...body }]
      return test(`t-new-${made}`)
    }),
    handle(changeTestQuestion, async ({ params, request }) => {
      const body = await request.json()
      note('changeTestQuestion', body)
      asked = asked.map((one) => {
        if (one.testQuestionId !== params.questionId) return one
        const { mustContain, lang: _lang, ...others } = { ...one, ...body }
        return { ...others, ...(mustContain && { mustContain }) }
      })
      return test(params.questionId)
    }),
    handle(removeTestQuestion, ({ params: { questionId } }) => {
      note('removeTestQuestion', { questionId })
      asked = asked.filter(({ testQuestionId }) => testQuestionId !== questionId)
      return { data: {} }
    }),
    handle(runTestQuestion, ({ params: { questionId } }) => {
      note('runTestQuestion', { questionId })
      asked = asked.map((one) => (one.testQuestionId === questionId ? runOf(one) : one))
      return test(questionId)
    }),
    handle(getBotSettings, () => ({ data: { settings: now } })),
    handle(updateBotSettings, async ({ request }) => {
      const body = await request.json()
      note('updateBotSettings', body)
      now = { ...now, ...body }
      return { data: { settings: now } }
    }),
    handle(uploadLogo, () => {
      note('uploadLogo', undefined)
      now = { ...now, logoUrl: '/logos/new.webp' }
      return { data: { settings: now } }
    }),
  ]
  return {
    handlers,
    calls,
    add,
    loseLanguage: (lang) => {
      kept = kept.filter((one) => one.lang !== lang)
    },
    set: (changed) => {
      now = { ...now, ...changed }
    },
  }
}
