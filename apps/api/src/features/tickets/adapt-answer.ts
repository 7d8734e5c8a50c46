/** What was said to one customer, made ready to be said to another. */
import type { components } from '@replybay/api-client'
import { type Fact, findFacts, wholeWord } from './facts.ts'
import { searchWords } from './search-words.ts'

export type SuggestionPart = components['schemas']['SuggestionPart']

export interface AnswerContext {
  /** Whom it was said to. */
  from: string
  /** Whom it is to be said to; empty where the name is not known. */
  to: string
  /** The names of those who answer, none of whom signs. */
  team: readonly string[]
  company: string
  /** What is said in the ticket, subject and messages. */
  conversation: readonly string[]
}

/** With more to fill in, it says nothing. */
const MOST_FIELDS = 4
/** A sentence with fewer words than these answers nothing. */
const FEWEST_WORDS = 2
/** Longer lines are no signature. */
const LONGEST_SIGNATURE = 60

const CLOSING =
  /^[\s–—-]*(?:(?:with )?(?:best|kind|kindest|warm|many) (?:regards|wishes|thanks)|regards|yours|sincerely|cheers|thanks|thank you|greetings from|see you|(?:bien |très )?(?:cordialement|à vous)|bonne (?:journée|soirée|fin de)|belle journée|à bientôt|merci|l['’]équipe|un (?:cordial )?saludo|(?:cordiales )?saludos|atentamente|gracias|hasta pronto|the .{0,30}team)(?![\p{L}])/iu
const GREETING =
  /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening)|bonjour|bonsoir|salut|cher|chère|hola|buen[oa]s|estimad[oa]|sorry|désolée?s?|pardon|perdona|what a lovely|quel joli)(?![\p{L}])/iu
/** What the person who answered has done. */
const DEED = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’]ve|\s+have|\s+had)\s`,
    String.raw`(?<!\p{L})(?:j['’](?:y |en )?ai|je (?:l['’]|vous |les )?ai|nous (?:l['’]|vous |les )?avons|on a|je viens de|nous venons de)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:se |te |le |la |lo |os )*(?:he|hemos)|acabo de|acabamos de)\s`,
  ].join('|'),
  'iu',
)
/** How it stands with somebody's order: true of that customer alone. */
const CLAIM = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’](?:m|re)|\s+am|\s+are)\s+\w+ing\b`,
    String.raw`\b(?:I|we|they|it)\s+(?:just\s+|already\s+)?(?:checked|asked|called|sent|added|changed|refunded|cancell?ed|found|looked|shipped|reissued|booked|put|packed|spoke|left|arrived|went|came)\b`,
    String.raw`\b(?:your|the|a)\s+(?:\w+\s+)?(?:order|parcel|package|refund|invoice|label|delivery|payment|replacement|letter|carrier)s?\s+(?:is|are|was|were|has|have|had|left|leaves|went|arrived|goes|comes|says?)\b`,
    String.raw`(?<!\p{L})(?:votre|vos|le|la|l['’])\s?(?:commande|colis|remboursement|facture|étiquette|livraison|paiement|transporteur|lettre)s?\s+(?:est|sont|a|ont|sera|part|partira|arrive|était|avait)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:su|tu|vuestro|vuestra|el|la)\s+(?:pedido|paquete|reembolso|factura|etiqueta|entrega|envío|pago|transportista|carta)\s+(?:es|está|ha|será|sale|salió|saldrá|llega|llegará|llegó|estaba)(?!\p{L})`,
    // What somebody reports as done, or as it is at that moment.
    String.raw`(?<!\p{L})(?:done|cancell?ed|(?<!be )changed|refunded|on (?:its|their|the) way|caught it|noted|already|admits?|found|here(?:['’]s| is| comes)|on the shelf|in the box|it works now|you['’]re right)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:c['’]est (?:fait|changé|parti|noté)|attrapé|annulée?s?|repart(?:ent|i)?|déjà|voici|en rayon|retrouvé|revenue?s?|avait|reconnaît|vous avez raison|maintenant)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:hech[oa]|cancelad[oa]|cambiad[oa]|cazado|apuntado|en camino|ya (?:está|lleva|estaba|es|funciona|se)|te paso|reconocen|ha (?:encontrado|vuelto)|han|tienes razón|en la estantería)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Then it is what always happens. */
const CONDITIONAL =
  /(?<!\p{L})(?:if|after|usually|après|en général|normalmente|once|as soon as|as long as|when(?:ever)?|unless|si|s['’]|dès que|une fois|lorsque|quand|tant que|cuando|en cuanto|una vez)(?!\p{L})/iu

/**
 * The answer as far as it fits: it ends where it speaks of another customer's case, and what nothing proves is to be
 * filled in. Nobody signs it.
 *
 * @returns undefined where nothing is left that answers.
 */
export function adaptAnswer(
  answer: string,
  context: AnswerContext,
): { parts: SuggestionPart[]; shorter: SuggestionPart[] | null } | undefined {
  const isOfTeam = (text: string) => namesOf(context.team).some((name) => wholeWord(name).test(text))
  const unsigned = withoutSignature(withoutIntroduction(answer, context.team), isOfTeam, context.company)
  const sentences = sentencesOf(unsigned)
  // What follows a claim speaks of it.
  const claim = sentences.findIndex(isClaim)
  const kept = claim === -1 ? sentences : sentences.slice(0, claim)
  const telling = kept.filter(isTelling)
  if (telling.length === 0) return undefined
  const adapt = adapter(answer, context)
  const parts = joined(kept.flatMap(adapt))
  if (parts.filter(({ fact, proof }) => fact && !proof).length > MOST_FIELDS) return undefined
  const short = shortened(kept, telling, context.conversation)
  return { parts, shorter: short && joined(short.flatMap(adapt)) }
}

function isClaim(sentence: string): boolean {
  return DEED.test(sentence) || (CLAIM.test(sentence) && !CONDITIONAL.test(sentence))
}

/** Without "Inès here". */
function withoutIntroduction(answer: string, team: readonly string[]): string {
  let text = answer
  for (const name of namesOf(team).map((one) => wholeWord(one).source)) {
    const said = String.raw`(?:(?:ici|soy|c['’]est|this is|I['’]m)\s${name}|${name}\s(?:here|à l['’]appareil|(?:de|from|of)\s[^,.:!]{1,60}))`
    text = text.replaceAll(new RegExp(String.raw`(?:,\s*${said}|${said})(?=[,.:!]|\s:|$)`, 'giu'), '')
  }
  return text.replaceAll(/([!.?])\s*[.,:]\s/gu, '$1 ')
}

/** Whether a sentence says more than hello and sorry. */
function isTelling(sentence: string): boolean {
  const rest = (GREETING.test(sentence.trim()) ? sentence.replace(/^[^,:!.]*[,:!.]?/u, '') : sentence).trim()
  return (
    !CLOSING.test(rest) &&
    !GREETING.test(rest) &&
    (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length >= FEWEST_WORDS
  )
}

function withoutSignature(answer: string, isOfTeam: (text: string) => boolean, company: string): string {
  const lines = answer.trim().split('\n')
  const isSignature = (line: string) => {
    const text = line.trim()
    if (text === '') return true
    if (text.length > LONGEST_SIGNATURE) return false
    return CLOSING.test(text) || /^[–—-]/u.test(text) || isOfTeam(text) || text === company
  }
  const first = lines.findIndex((_line, index) => index > 0 && lines.slice(index).every(isSignature))
  return (first === -1 ? lines : lines.slice(0, first)).join('\n').trimEnd()
}

function sentencesOf(text: string): string[] {
  const sentences = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
  while (sentences.length > 1 && CLOSING.test(sentences.at(-1)?.trim() ?? '')) sentences.pop()
  return sentences
}

/** Each name and the first of its words. */
function namesOf(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, name.split(' ', 1)[0] ?? '']).filter(({ length }) => length > 1)
}

/** The order numbers of a text, each once. */
function ordersIn(text: string): string[] {
  return [...new Set(findFacts(text).flatMap(({ kind, text: order }) => (kind === 'order' ? [order] : [])))]
}

/** Turns a sentence into its parts. */
function adapter(answer: string, context: AnswerContext): (sentence: string) => SuggestionPart[] {
  const { from, to, company, conversation } = context
  const [fromFirst = '', toFirst = ''] = [from.split(' ', 1)[0], to.split(' ', 1)[0]]
  const said = conversation.join('\n')
  const [order, ...otherOrders] = ordersIn(said)
  const hasOneOrder = order !== undefined && otherOrders.length === 0 && ordersIn(answer).length === 1
  const team = namesOf(context.team)

  function settle({ kind, text }: Fact): SuggestionPart {
    if (kind === 'order' && hasOneOrder) return { text: order, fact: 'order', proof: 'conversation' }
    if (kind !== 'name') return { text: '', fact: kind }
    if (from.length > 1 && text === from && to) return { text: to, fact: 'name', proof: 'customer' }
    if (fromFirst.length > 1 && text === fromFirst && toFirst)
      return { text: toFirst, fact: 'name', proof: 'customer' }
    if (text === company) return { text }
    const isPerson = text === from || text === fromFirst || team.includes(text)
    if (!isPerson && wholeWord(text, 'iu').test(said)) return { text, fact: 'name', proof: 'conversation' }
    return { text: '', fact: 'name' }
  }
  return (sentence) => {
    const parts: SuggestionPart[] = []
    let at = 0
    for (const fact of withPeople(findFacts(sentence), sentence, [from, fromFirst, ...team])) {
      parts.push({ text: sentence.slice(at, fact.at) }, settle(fact))
      at = fact.at + fact.text.length
    }
    return [...parts, { text: sentence.slice(at) }]
  }
}

/** Names of people that are known, also where a sentence begins, and those that stand beside another word. */
function withPeople(facts: Fact[], sentence: string, people: readonly string[]): Fact[] {
  let all = facts
  for (const person of people.filter(({ length }) => length > 1)) {
    for (const { index: at } of sentence.matchAll(wholeWord(person))) {
      const isHere = (fact: Fact) => fact.at < at + person.length && at < fact.at + fact.text.length
      if (all.some((fact) => isHere(fact) && fact.text.length > person.length && people.includes(fact.text)))
        continue
      all = [...all.filter((fact) => !isHere(fact)), { kind: 'name', text: person, at }]
    }
  }
  return all.toSorted((one, other) => one.at - other.at)
}

/** Half of what it says: that which has most in common with the question. */
function shortened(
  kept: readonly string[],
  telling: readonly string[],
  conversation: readonly string[],
): string[] | null {
  if (telling.length < 2) return null
  const asked = new Set(searchWords(...conversation))
  const likeness = (sentence: string) => searchWords(sentence).filter((one) => asked.has(one)).length
  const best = new Set(
    telling
      .toSorted((one, other) => likeness(other) - likeness(one))
      .slice(0, Math.floor(telling.length / 2)),
  )
  return kept.filter(
    (sentence, index) =>
      best.has(sentence) || (index === 0 && GREETING.test(sentence) && !isTelling(sentence)),
  )
}

/** Texts that stand side by side are one, without white space around the whole. */
function joined(parts: readonly SuggestionPart[]): SuggestionPart[] {
  const whole: SuggestionPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (part.fact || !last || last.fact) whole.push({ ...part })
    else last.text += part.text
  }
  const [first, last] = [whole[0], whole.at(-1)]
  if (first && !first.fact) first.text = first.text.trimStart()
  if (last && !last.fact) last.text = last.text.trimEnd()
  return whole.filter(({ text, fact }) => fact || text !== '')
}
