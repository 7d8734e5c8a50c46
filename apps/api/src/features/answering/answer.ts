/** The one way to an answer: of a language model where there is one, else by quoting. */
import type { Database } from '../../platform/database/database.ts'
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { languageOfTag, searchByMeaning, searchKnowledge } from '../knowledge/index.ts'
import { findGivenAnswer } from '../webs/index.ts'
import { quoteAnswer } from './extractive.ts'
import { createModel } from './model/model.ts'
import { writeAnswer } from './model/write-answer.ts'
import { asksForPerson } from './asks-for-person.ts'
import { politeReply } from './polite.ts'
import { askForQuestion, setPhraseReply } from './set-phrases.ts'
import type { Answer, Answering, Question } from './port.ts'

export const answeringOf = oncePerServer((server: ServerContext): Answering => {
  const { config, database, log } = server
  const choice = config.model
  const context = choice && { database, log, choice, model: createModel(choice) }
  return async (question) => {
    const { companyId, text, language, before = [], signal } = question
    const given = await giveAnswer(database, question)
    if (given) return given
    const search = { companyId, question: text, language }
    // What is quoted is found by its words: nothing that is near in meaning alone is right without being judged.
    const found = question.isQuoteEnough
      ? await searchKnowledge(database, search)
      : await searchByMeaning(server, search, signal)
    const quoted = await quoteAnswer(database, found)
    if (asksForPerson(text)) return leftToPerson(quoted, 'asks-for-person')
    const phrase = setPhraseReply(text, found.language)
    if (phrase !== undefined) return saidPolitely(quoted, phrase)
    if (!quoted.isAsked) {
      const polite = politeReply(text, found.language)
      if (polite !== undefined) return saidPolitely(quoted, polite)
      // A sign alone, or a word that asks nothing, needs no answer.
      if (!/[?¿]/u.test(text) || !/\p{L}/u.test(text)) return quoted
      // “Why?” is about what was said; first, it is about nothing yet.
      const isAboutBefore = before.some(({ author }) => author === 'agent')
      return isAboutBefore
        ? leftToPerson(quoted, 'no-answer')
        : saidPolitely(quoted, askForQuestion(found.language))
    }
    // What a person wrote for this very question, in its language, is better than what a model makes of it.
    const [source] = quoted.sources
    const isPair = source !== undefined && source.question !== null && source.language === found.language
    if (!context || isPair || question.isQuoteEnough) return quoted
    return (await writeAnswer(context, question, found)) ?? quoted
  }
})

/** Whatever was found, a person answers it. */
function leftToPerson({ text: _text, ...quoted }: Answer, reason: NonNullable<Answer['reason']>): Answer {
  return { ...quoted, outcome: 'handed-off', reason, isAsked: true, sources: [] }
}

/** Whatever was found, it is not about that. */
function saidPolitely({ reason: _reason, ...quoted }: Answer, text: string): Answer {
  return { ...quoted, outcome: 'answered', text, isAsked: false, sources: [], engine: 'given' }
}

/** The answer that is written beside the very question, among those that the web suggests. */
export async function giveAnswer(
  { queries }: Database,
  { companyId, webId, text, language }: Pick<Question, 'companyId' | 'webId' | 'text' | 'language'>,
): Promise<Answer | undefined> {
  const given = webId === undefined ? undefined : await findGivenAnswer(queries, { companyId, webId, text })
  return (
    given && {
      text: given.answer,
      language: languageOfTag(given.lang) ?? language,
      outcome: 'answered',
      isAsked: true,
      passages: [],
      sources: [],
      engine: 'given',
    }
  )
}
