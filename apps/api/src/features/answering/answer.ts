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
import type { Answer, Answering, Question } from './port.ts'

export const answeringOf = oncePerServer((server: ServerContext): Answering => {
  const { config, database, log } = server
  const choice = config.model
  const context = choice && { database, log, choice, model: createModel(choice) }
  return async (question) => {
    const { companyId, text, language, signal } = question
    const given = await giveAnswer(database, question)
    if (given) return given
    const search = { companyId, question: text, language }
    // What is quoted is found by its words: nothing that is near in meaning alone is right without being judged.
    const found = question.isQuoteEnough
      ? await searchKnowledge(database, search)
      : await searchByMeaning(server, search, signal)
    const quoted = await quoteAnswer(database, found)
    if (asksForPerson(text)) return leftToPerson(quoted)
    if (!quoted.isAsked) {
      const polite = politeReply(text, found.language)
      return polite === undefined ? quoted : { ...quoted, outcome: 'answered', text: polite, engine: 'given' }
    }
    // What a person wrote for this very question, in its language, is better than what a model makes of it.
    const [source] = quoted.sources
    const isPair = source !== undefined && source.question !== null && source.language === found.language
    if (!context || isPair || question.isQuoteEnough) return quoted
    return (await writeAnswer(context, question, found)) ?? quoted
  }
})

/** Whatever would answer it, a person is asked for. */
function leftToPerson({ text: _text, ...quoted }: Answer): Answer {
  return { ...quoted, outcome: 'handed-off', reason: 'asks-for-person', isAsked: true, sources: [] }
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
