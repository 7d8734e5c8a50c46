import { measureLatencies } from '../api/measure-latencies.ts'
import type { Call } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import { latencyFigures } from '../latencies.ts'
import type { Corpus } from './corpus.ts'
import { teach } from './teach.ts'

/** Goals of a question to 10,000 documents, p95 in ms. */
export const MOST_MS = { postgres: 50, embedded: 120 }
const FEWEST_A_SECOND = 20
const LIST = '/api/v1/tickets/list/web-maison-lumen?status=open&sort=waiting&limit=50'
const LIST_CALLS = 300

/** How quickly documents are learned, and what a person who works on tickets meanwhile feels of it. */
export async function measureTeaching(
  call: Call,
  where: string,
  { documents, sentences }: Pick<Corpus, 'sentences'> & { documents: number },
): Promise<Figure[]> {
  const list = () => call(LIST)
  const floor = await measureLatencies(list, LIST_CALLS)
  const taught = teach(call, documents, sentences)
  const latencies = await measureLatencies(list, LIST_CALLS)
  const rate: Figure = {
    name: `documents of 10 kB a second, ${where}`,
    unit: '',
    value: await taught,
    goal: { least: FEWEST_A_SECOND },
  }
  const goals = { p95: { floors: 2 } }
  return [
    rate,
    ...latencyFigures(`open tickets while documents are learned, ${where}`, latencies, { floor, goals }),
  ]
}

/** How long an agent takes for its passages and what it quotes of them, question by question. */
export async function measureAsking(
  call: Call,
  where: string,
  { questions, most }: Pick<Corpus, 'questions'> & { most: number },
): Promise<Figure[]> {
  let asked = 0
  const ask = () => {
    const text = questions[asked++ % questions.length]
    return call('/api/v1/chat/example-conversation', { messages: [{ author: 'customer', text }] })
  }
  const latencies = await measureLatencies(ask, questions.length)
  const floor = await measureLatencies(() => call('/healthz'), LIST_CALLS)
  return latencyFigures(`a question, ${where}`, latencies, { floor, goals: { p95: { most } } })
}
