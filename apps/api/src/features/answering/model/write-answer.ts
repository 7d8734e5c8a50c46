/** Answers with a language model, from what was found and nothing else. */
import type { FastifyBaseLogger } from 'fastify'
import type { ModelChoice } from '../../../platform/config/model-config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Found, type FoundPassage, isSupported } from '../../knowledge/index.ts'
import { askWithinLimit, estimateTokens } from '../../model-uses/index.ts'
import { findCompanyText } from '../../users/index.ts'
import type { Answer, Question } from '../port.ts'
import { citedSentences, settledPart } from './citations.ts'
import { type Model, MOST_TOKENS_OUT } from './model.ts'
import { NO_ANSWER, promptOf } from './prompt.ts'

/** Passages that the model is given, and what they have to hold of the question where they are not near in meaning. */
const MOST_SOURCES = 6
const LEAST_SCORE = 0.2

export interface ModelContext {
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
  choice: ModelChoice
  model: Model
}

/**
 * @returns undefined where the model is not to be asked, failed, or wrote nothing that its sources say; an answer without a
 * text where it says that they do not answer.
 * @throws the reason of the question's signal, where that was aborted.
 */
export async function writeAnswer(
  { database, log, choice, model }: ModelContext,
  { companyId, text: question, before = [], wishes, signal, tell }: Question,
  found: Found,
): Promise<Answer | undefined> {
  const { queries } = database
  const { passages, language } = found
  const sources = passages
    .filter(({ score, similarity }) => score >= LEAST_SCORE || similarity !== undefined)
    .slice(0, MOST_SOURCES)
  if (sources.length === 0) return undefined
  const company = (await findCompanyText(queries, companyId)) ?? { name: '', description: '' }
  const input = promptOf({ company, question, before, language, sources, wishes })
  const sent = estimateTokens(input.instructions + input.prompt)
  const use = { choice, companyId, estimate: { sent, answered: MOST_TOKENS_OUT } }
  const keepSupported = createSupport(database, { language, sources })
  const telling = tell && createTelling(keepSupported, tell)
  const written = await askWithinLimit(queries, use, () =>
    model.write({ ...input, signal, onText: (text) => telling?.take(text) }),
  )
  await telling?.told()
  signal?.throwIfAborted()
  if (!written) return undefined
  if (written.text === undefined) {
    log.warn(reasonOf(written.problem), 'The language model gave no answer; sources are quoted.')
    return undefined
  }
  const answer = { language, isAsked: true, passages, engine: 'written' } as const
  if (written.text.includes(NO_ANSWER))
    return { ...answer, outcome: 'handed-off', reason: 'no-answer', sources: [] }
  const kept = await keepSupported(written.text)
  if (kept.text === '') {
    log.warn('The language model wrote what no source says; sources are quoted.')
    return undefined
  }
  return { ...answer, outcome: 'answered', ...kept }
}

/** Without what was sent and answered, which errors of the client hold too. */
function reasonOf(problem: unknown): { reason: string; statusCode?: unknown } {
  if (!(problem instanceof Error)) return { reason: 'no words' }
  return { reason: problem.name, ...('statusCode' in problem && { statusCode: problem.statusCode }) }
}

type Supported = Pick<Answer, 'sources'> & { text: string }

/** The sentences of an answer that their sources say, and those sources. Of one that goes on, what was judged stays so. */
function createSupport(
  database: Database,
  { language, sources }: { language: Found['language']; sources: readonly FoundPassage[] },
): (answer: string) => Promise<Supported> {
  const sentences: string[] = []
  const used = new Set<FoundPassage>()
  let judged = 0
  return async (answer) => {
    for (const { text, sources: numbers } of citedSentences(answer, language).slice(judged)) {
      judged += 1
      const named = numbers.flatMap((number) => sources[number - 1] ?? [])
      if (!(await isSupported(database, { text, language }, named))) continue
      sentences.push(text)
      for (const passage of named) used.add(passage)
    }
    return { text: sentences.join(' '), sources: [...used] }
  }
}

/** Tells what of an answer is supported while it is written, one sentence after another. */
function createTelling(keepSupported: (answer: string) => Promise<Supported>, tell: (text: string) => void) {
  let last = ''
  let told = ''
  let telling = Promise.resolve()
  async function judge(settled: string) {
    const { text } = await keepSupported(settled)
    if (text !== told) tell(text)
    told = text
  }
  return {
    take(written: string) {
      const settled = settledPart(written)
      if (settled === last || settled.includes(NO_ANSWER)) return
      last = settled
      telling = telling.then(() => judge(settled))
      // Whoever waits until all is told gets the error.
      telling.catch(() => undefined)
    },
    /** Once all is told that was settled. */
    told: () => telling,
  }
}
