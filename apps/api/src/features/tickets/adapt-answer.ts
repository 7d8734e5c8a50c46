/** What was said to one customer, made ready to be said to another. */
import type { components } from '@replybay/api-client'
import { anyOf, type Fact, findFacts, findOrders } from './facts.ts'
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
  /** What is said in the ticket, subject and messages, the newest last. */
  conversation: readonly string[]
}

/** Characters of an answer; a longer one says too much of one case. */
const LONGEST_ANSWER = 3_000
/** Characters of the conversation that are looked at, its newest. */
const LOOKED_AT = 5_000
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
    String.raw`(?<!\p{L})(?:(?:se |te |le |la |lo |os ){0,3}(?:he|hemos)|acabo de|acabamos de)\s`,
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
/** What is said of a person, and of what is theirs alone. */
const PERSONAL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:your|votre|vos|tus?|sus?|vuestr[oa]s?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:he|she|his|her|him|husband|wife|neighbou?r|mari|épouse|voisine?|marido|esposa|vecin[oa])(?!\p{L})`,
    String.raw`(?<!\p{L})(?:for you alone|(?:only|just) for you|(?:rien que|seulement) pour vous|s[oó]lo para (?:ti|usted))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:we owe|vous devons|l[ae] debemos|te debemos)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** What has happened, once: no rule is told in the past. */
const PAST = new RegExp(
  [
    String.raw`(?<!\p{L})(?:I|we|he|she|they|it|nobody|no one|someone|somebody|everybody|(?:the|a|an)\s+\p{L}+|^\s*\p{L}+)\s+(?:just\s+|already\s+|never\s+)?(?:\p{L}{2,}(?<!e)ed|was|were|had|did|went|came|left|took|gave|got|said|told|knew|sent|paid|bought|lost|broke|brought|wrote|saw|made|held|fell)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ha|han|había|habían)\s+(?:sido\s+)?\p{L}+(?:ado|ido|to|cho)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:fue|fueron|era|eran|estaba|estaban|llegó|salió|quedó|\p{L}{2,}aron|\p{L}{2,}ieron)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:a|ont)\s+(?:été\s+)?\p{L}{2,}(?:é|ée|és|ées|[nrtlcd]u|[mr]is)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:était|étaient|avait|avaient)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Said with a secret, it is one, whatever the condition. */
const SECRET =
  /(?<!\p{L})(?:password|passcode|IBAN|PIN|mot de passe|contraseña)(?!\p{L})[^.!?\n]{0,60}(?:(?<!\p{L})(?:is|est|es|ends|finit|termina)(?!\p{L})|:)/iu
/** Then it is what anybody can do. */
const ANYBODY =
  /(?<!\p{L})(?:you (?:can|may)|always|please|vous pouvez|toujours|puede[ns]?|siempre)(?!\p{L})/iu
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
  if (answer.length > LONGEST_ANSWER) return undefined
  const { team, company, from } = context
  const said = context.conversation
    .map((text) => text.slice(-LOOKED_AT))
    .join('\n')
    .slice(-LOOKED_AT)
  const colleagues = namesIn(answer, team)
  const customers = namesIn(answer, [from])
  const introduced = withoutIntroduction(answer, colleagues)
  const addressed = context.to ? introduced : withoutAddressee(introduced, customers)
  const unsigned = withoutSignature(addressed, anyOf(colleagues, 'u'), company)
  const sentences = sentencesOf(unsigned)
  // Of a colleague, only whoever wrote it can speak.
  const others = anyOf(colleagues.filter((name) => !customers.includes(name)))
  const namesColleague = (sentence: string) => others !== undefined && sentence.search(others) !== -1
  // What follows a claim speaks of it.
  const claim = sentences.findIndex((sentence) => isClaim(sentence) || namesColleague(sentence))
  const kept = claim === -1 ? sentences : sentences.slice(0, claim)
  const addressee = anyOf(customers)
  const telling = kept.filter((sentence) => isTelling(sentence, addressee))
  if (telling.length === 0) return undefined
  const adapt = adapter(answer, said, context, anyOf(namesIn(answer, [...team, from])))
  const parts = joined(kept.flatMap(adapt))
  if (parts.filter(({ fact, proof }) => fact && !proof).length > MOST_FIELDS) return undefined
  const short = shortened(kept, telling, said)
  return { parts, shorter: short && joined(short.flatMap(adapt)) }
}

export function isClaim(sentence: string): boolean {
  if (DEED.test(sentence) || SECRET.test(sentence)) return true
  if (CONDITIONAL.test(sentence)) return false
  return CLAIM.test(sentence) || PAST.test(sentence) || (PERSONAL.test(sentence) && !ANYBODY.test(sentence))
}

/** "Hello" in place of "Hello Marguerite". */
export function withoutAddressee(answer: string, customers: readonly string[]): string {
  const name = anyOf(customers)?.source
  return name === undefined
    ? answer
    : answer.replace(new RegExp(String.raw`(${GREETING.source})\s+(?:${name})`, 'iu'), '$1')
}

/** Without "Inès here". */
export function withoutIntroduction(answer: string, colleagues: readonly string[]): string {
  const name = anyOf(colleagues)?.source
  if (name === undefined) return answer
  const said = String.raw`(?:(?:ici|soy|c['’]est|this is|I['’]m)\s${name}|${name}\s(?:here|à l['’]appareil|(?:de|from|of)\s[^,.:!]{1,60}))`
  const signed = String.raw`${name}(?:\s(?:à|au|aux|du|at|in|en|del|desde)\s[^,.:!]{1,60})?(?=[.:!])`
  return answer
    .replaceAll(new RegExp(String.raw`(?:,\s*(?:${said}|${signed})|${said})(?=[,.:!]|\s:|$)`, 'giu'), '')
    .replaceAll(/([!.?])\s*[.,:]\s/gu, '$1 ')
}

/** Whether a sentence says more than hello and sorry. */
export function isTelling(sentence: string, addressee?: RegExp): boolean {
  const named = addressee ? sentence.replaceAll(addressee, '') : sentence
  const greeted = GREETING.test(named.trim()) ? named.replace(/^[^,:!.]*[,:!.]?/u, '') : named
  const rest = greeted.replace(/^[^\p{L}\p{N}]+/u, '')
  return (
    !CLOSING.test(rest) &&
    !GREETING.test(rest) &&
    (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length >= FEWEST_WORDS
  )
}

export function withoutSignature(answer: string, colleagues: RegExp | undefined, company: string): string {
  const lines = answer.trim().split('\n')
  const last = lines.findLastIndex((line) => {
    const text = line.trim()
    if (text === '') return false
    if (text.length > LONGEST_SIGNATURE) return true
    return !(CLOSING.test(text) || /^[–—-]/u.test(text) || colleagues?.test(text) || text === company)
  })
  return lines
    .slice(0, Math.max(last, 0) + 1)
    .join('\n')
    .trimEnd()
}

export function sentencesOf(text: string): string[] {
  const sentences = Array.from(
    new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
  while (sentences.length > 1 && CLOSING.test(sentences.at(-1)?.trim() ?? '')) sentences.pop()
  return sentences
}

/** Each name and the first of its words, as far as a text holds them, in whatever case. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const plain = text.toLowerCase()
  const all = names.flatMap((name) => [name, name.split(' ', 1)[0] ?? ''])
  return all.filter((name) => name.length > 1 && plain.includes(name.toLowerCase()))
}

/** Its words in lower case, a blank beside each. */
function plainWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `
}

/** Turns a sentence into its parts. */
function adapter(
  answer: string,
  said: string,
  { from, to, company }: AnswerContext,
  people: RegExp | undefined,
): (sentence: string) => SuggestionPart[] {
  const [fromFirst = '', toFirst = ''] = [from.split(' ', 1)[0], to.split(' ', 1)[0]]
  const [order, ...otherOrders] = findOrders(said)
  const hasOneOrder = order !== undefined && otherOrders.length === 0 && findOrders(answer).length === 1
  const saidWords = plainWords(said)

  function settle({ kind, text }: Fact): SuggestionPart {
    if (kind === 'order' && hasOneOrder) return { text: order, fact: 'order', proof: 'conversation' }
    if (kind !== 'name') return { text: '', fact: kind }
    if (from.length > 1 && text === from && to) return { text: to, fact: 'name', proof: 'customer' }
    if (fromFirst.length > 1 && text === fromFirst && toFirst)
      return { text: toFirst, fact: 'name', proof: 'customer' }
    if (text === company) return { text }
    const isPerson = people && text.search(people) !== -1
    if (!isPerson && saidWords.includes(plainWords(text)))
      return { text, fact: 'name', proof: 'conversation' }
    return { text: '', fact: 'name' }
  }
  return (sentence) => {
    const parts: SuggestionPart[] = []
    let at = 0
    for (const fact of findFacts(sentence, people)) {
      parts.push({ text: sentence.slice(at, fact.at) }, settle(fact))
      at = fact.at + fact.text.length
    }
    return [...parts, { text: sentence.slice(at) }]
  }
}

/** Half of what it says: that which has most in common with the question. */
function shortened(kept: readonly string[], telling: readonly string[], said: string): string[] | null {
  if (telling.length < 2) return null
  const asked = new Set(searchWords(said))
  const likeness = new Map(
    telling.map((sentence) => [sentence, searchWords(sentence).filter((word) => asked.has(word)).length]),
  )
  const best = new Set(
    telling
      .toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))
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
