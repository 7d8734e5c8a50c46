import { cutText } from '../../../platform/cut-text.ts'
import type { Exchange } from '../../tickets/index.ts'
import { questionOf } from '../gaps/question-of.ts'

/** Characters of a question. */
const LONGEST_QUESTION = 1_000

/** Replies of a ticket that are read. */
const MOST_REPLIES = 5

interface Part {
  questions: string[]
  replies: Exchange['said']
}

/** What the AI agent could learn from a ticket: a question, with what a person replied to it. */
export function lessonOf({ subject, said }: Pick<Exchange, 'subject' | 'said'>) {
  const parts = partsOf(said).flatMap(({ questions, replies }) =>
    replies.length > 0 ? [{ questions, general: replies.map(({ general }) => general()) }] : [],
  )
  const answered = parts.filter(({ general }) => general.some(({ text }) => text !== ''))
  const best = answered.find(({ questions }) => questions.length > 0) ?? answered[0] ?? parts[0]
  const general = best?.general ?? []
  const asked = best ? best.questions : partsOf(said).flatMap(({ questions }) => questions)
  return {
    question: cutText(asked.join(' ') || subject, LONGEST_QUESTION),
    answer: general.flatMap(({ text }) => text || []).join('\n\n'),
    isShortened: general.some(({ isCut }) => isCut),
  }
}

/** What a person replied first to a question that was asked alone, as far as it is true of every customer. */
export function replyTo(said: Exchange['said'], question: string) {
  const part = partsOf(said).find(({ questions }) => questions.length === 1 && questions[0] === question)
  for (const { general, ...reply } of part?.replies ?? []) {
    const { text } = general()
    if (text) return { ...reply, text }
  }
  return undefined
}

/** A question after an answer begins a new part; what the AI agent said before it leaves the one before open. */
function partsOf(said: Exchange['said']): Part[] {
  const parts: Part[] = []
  let part: Part = { questions: [], replies: [] }
  let isAgentLast = false
  let replies = 0
  for (const each of said) {
    const question = each.author === 'customer' ? questionOf(each.text) : undefined
    if (question !== undefined) {
      if (part.replies.length > 0) parts.push(part)
      const isNew = part.replies.length > 0 || isAgentLast
      part = isNew
        ? { questions: [question], replies: [] }
        : { ...part, questions: [...part.questions, question] }
    } else if (each.author === 'support' && replies < MOST_REPLIES) {
      part.replies.push(each)
      replies += 1
    }
    isAgentLast = each.author === 'agent'
  }
  return [...parts, part]
}
