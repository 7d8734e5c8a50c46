/** The one way to an answer: of a language model where there is one, else by quoting. */
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { searchByMeaning, searchKnowledge } from '../knowledge/index.ts'
import { quoteAnswer } from './extractive.ts'
import { createModel } from './model/model.ts'
import { writeAnswer } from './model/write-answer.ts'
import type { Answering } from './port.ts'

export const answeringOf = oncePerServer((server: ServerContext): Answering => {
  const { config, database, log } = server
  const choice = config.model
  const context = choice && { database, log, choice, model: createModel(choice) }
  return async (question) => {
    const { companyId, text, language, signal } = question
    const search = { companyId, question: text, language }
    // What is quoted is found by its words: nothing that is near in meaning alone is right without being judged.
    const found = question.isQuoteEnough
      ? await searchKnowledge(database, search)
      : await searchByMeaning(server, search, signal)
    const quoted = await quoteAnswer(database, found)
    // What a person wrote for this very question, in its language, is better than what a model makes of it.
    const [source] = quoted.sources
    const isPair = source !== undefined && source.question !== null && source.language === found.language
    if (!context || isPair || question.isQuoteEnough || !quoted.isAsked) return quoted
    return (await writeAnswer(context, question, found)) ?? quoted
  }
})
