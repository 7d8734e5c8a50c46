/** What an answer says that is true of every customer. */
import {
  isClaim,
  isTelling,
  namesIn,
  sentencesOf,
  withoutAddressee,
  withoutIntroduction,
  withoutSignature,
} from './adapt-answer.ts'
import { cutText } from '../../platform/cut-text.ts'
import { anyOf, findFacts } from './facts.ts'

/** So much of an answer is read, in characters: the work grows with its square. */
const LONGEST = 2_000

interface Said {
  /** To whom. */
  customer: string
  /** Who answers there. */
  team: readonly string[]
  company: string
  /** What the customer wrote: amounts in it are theirs. */
  asked: readonly string[]
}

/** Facts of one case alone, and never of a rule. */
const OF_ONE_CASE: readonly string[] = ['order', 'email', 'date']

/**
 * Without greeting and signature, as far as it speaks of no case: what follows a claim speaks of it. Empty where nothing
 * is left. Cut where something does speak of a case.
 */
export function generalAnswer(
  whole: string,
  { customer, team, company, asked }: Said,
): { text: string; isCut: boolean } {
  const answer = cutText(whole, LONGEST)
  const colleagues = namesIn(answer, team)
  const customers = namesIn(answer, [customer])
  const addressed = withoutAddressee(withoutIntroduction(answer, colleagues), customers)
  const sentences = sentencesOf(withoutSignature(addressed, anyOf(colleagues, 'u'), company))
  const people = anyOf([...colleagues, ...customers])
  const theirs = asked.join('\n')
  const namesCase = (sentence: string) =>
    (people && sentence.search(people) !== -1) ||
    findFacts(sentence).some(
      ({ kind, text }) => OF_ONE_CASE.includes(kind) || (kind === 'amount' && theirs.includes(text)),
    )
  const claim = sentences.findIndex((sentence) => isClaim(sentence) || namesCase(sentence))
  const kept = claim === -1 ? sentences : sentences.slice(0, claim)
  const text = kept
    .filter((sentence) => isTelling(sentence))
    .map((sentence) => withoutGreeting(sentence))
    .join('')
    .trim()
  return { text, isCut: claim !== -1 || answer.length < whole.length }
}

const GREETING =
  /^\s*(?:hello|hi|hey|good (?:morning|afternoon|evening)|bonjour|bonsoir|salut|hola|buen[oa]s (?:días|tardes|noches))(?:\s\p{L}+)?\s?[,!.:]\s*/iu

/** "Hello, do you ship?" is "Do you ship?". */
export function withoutGreeting(sentence: string): string {
  const rest = sentence.replace(GREETING, '')
  return rest === sentence ? sentence : rest.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
