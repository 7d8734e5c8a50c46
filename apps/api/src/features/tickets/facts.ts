/** The facts that a text states: what is true of one customer's case, and of no other. */
import type { components } from '@replybay/api-client'

type FactKind = NonNullable<components['schemas']['SuggestionPart']['fact']>

export interface Fact {
  kind: FactKind
  text: string
  at: number
}

const COUNT = String.raw`(?:\d+(?:[.,]\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta)`
const IN_WORDS = String.raw`(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|zéro|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil)`
const UNIT = String.raw`(?:minutes?|hours?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?|années?|minutos?|horas?|días?|semanas?|meses|mes|años?)`
const MONTH = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`
const WEEKDAY = String.raw`(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)`
const RELATIVE = String.raw`(?:today|tomorrow|yesterday|tonight|this (?:morning|afternoon|evening|week)|(?:next|last) (?:week|month)|aujourd['’]hui|demain|hier|ce (?:matin|soir)|cet après-midi|cette semaine|la semaine (?:prochaine|dernière)|hoy|(?<!la\s)mañana|ayer|esta (?:mañana|tarde|noche|semana)|la (?:próxima semana|semana (?:que viene|pasada)))`
const MONEY = String.raw`(?:€|\$|£|EUR|USD|GBP|euros?|dollars?|dólares|pounds?)`
/** Of so many characters at most: a run of figures without an end is a number. */
const FIGURE = String.raw`(?<!\d)\d(?:[\d.,  ]{0,15}\d)?(?!\d)`

/** Not in the middle of a word. */
const word = (inner: string) => String.raw`(?<![\p{L}\p{N}])(?:${inner})(?![\p{L}\p{N}])`
const pattern = (inner: string, flags = 'giu') => new RegExp(inner, flags)

const ORDER = pattern(String.raw`#\s?\d{3,}|${word(String.raw`[A-Z]{1,4}-\d{3,}|[A-Z]{1,4}\d{5,}`)}`, 'gu')

/** What comes first takes its place in the text from what comes later. */
const PATTERNS: readonly [FactKind, RegExp][] = [
  ['link', pattern(String.raw`(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)]`)],
  ['email', pattern(String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`)],
  // The customer's own values stand for themselves.
  ['name', pattern(String.raw`\{\{[^{}]*\}\}`)],
  ['order', ORDER],
  // Written out, figures count with what they measure, or one after the other.
  ['amount', pattern(word(`(?:${IN_WORDS}[\\s-])+(?:euros?|dollars?|dólares|pounds?|libras?)`))],
  ['number', pattern(word(`${IN_WORDS}(?:[\\s-]${IN_WORDS})+`))],
  ['amount', pattern(`${MONEY}\\s?${FIGURE}|${FIGURE}\\s?${MONEY}(?![\\p{L}\\p{N}])`)],
  ['date', pattern(word(String.raw`\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}\/\d{1,2}`))],
  [
    'date',
    pattern(
      word(
        `(?:(?:the|le|el)\\s)?\\d{1,2}(?:st|nd|rd|th|er|º)?\\s(?:of\\s|de\\s)?${MONTH}(?:,?\\s(?:de\\s)?\\d{4})?|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?`,
      ),
    ),
  ],
  ['date', pattern(word(`(?<=(?:the|le|el|until|by|before|on)\\s)\\d{1,2}(?:st|nd|rd|th|er)`))],
  ['date', pattern(word(`(?:(?:on|next|last)\\s|(?<=[^\\p{L}])(?:le|ce|el)\\s)?${WEEKDAY}`))],
  ['date', pattern(word(RELATIVE))],
  [
    'time',
    pattern(
      word(String.raw`\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?h\s?\d{2}|\d{1,2}\s?(?:[ap]m|h|o['’]clock)`),
    ),
  ],
  [
    'duration',
    pattern(
      word(
        `${COUNT}(?:\\s?(?:to|or|à|ou|a|o|-|–)\\s?${COUNT})?\\s(?:working\\s|business\\s|full\\s)?${UNIT}(?:\\s(?:ouvrés|ouvrables|hábiles|laborables))?`,
      ),
    ),
  ],
  ['number', pattern(String.raw`\+?\d[\d ().\-/]{6,}\d`)],
  [
    'number',
    pattern(
      String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]*\d[\p{L}\p{N}]*(?:[-–.,/][\p{L}\p{N}]+)*(?:\s?%|\s(?:k?g|[kcm]?m|m?l|W|V|K|°C)(?![\p{L}\p{N}]))?`,
    ),
  ],
  ['number', pattern(String.raw`(?<![\p{L}\p{N}])\p{Lu}{2,}(?:-[\p{L}\p{N}]+)+`, 'gu')],
]

/** A name is written with a capital where no sentence begins. */
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITAL}(?:\s${CAPITAL})*`, 'gu')
/** After these a capital says nothing; it stands within so many characters. */
const BEGINNING_LENGTH = 40
const BEGINNING = /(?:[.!?:\n…]["“”«»(¿¡\s]*|["“«(¿¡]\s*)$/u
/** Words that English writes with a capital, and short forms that are no names. */
const NO_NAME =
  /^(?:I(?:['’](?:m|ve|d|ll))?|OK|(?:[A-Z]{2}|LED|USB|PDF|VAT|TVA|IVA|FAQ|SMS|USA)(?:s)?|Mr|Mrs|Ms|Monsieur|Madame|Mme|Señora?|Sra?)$/u

/**
 * The facts of a sentence in the order in which they stand in it.
 *
 * @param people finds the names of people that are known, also where a sentence begins.
 */
export function findFacts(sentence: string, people?: RegExp): Fact[] {
  const found: Fact[] = []
  const taken = new Uint8Array(sentence.length)
  const add = (kind: FactKind, text: string, at: number) => {
    const trimmed = text.trimEnd()
    const place = taken.subarray(at, at + trimmed.length)
    if (trimmed === '' || place.includes(1)) return
    place.fill(1)
    found.push({ kind, text: trimmed, at })
  }
  for (const [kind, regex] of PATTERNS) {
    for (const { 0: text, index } of sentence.matchAll(regex)) add(kind, text, index)
  }
  for (const { 0: text, index } of people ? sentence.matchAll(people) : []) add('name', text, index)
  for (const { 0: text, index } of sentence.matchAll(NAME)) {
    const isFirst =
      index === 0 || BEGINNING.test(sentence.slice(Math.max(0, index - BEGINNING_LENGTH), index))
    const rest = isFirst ? text.replace(/^\S+\s?/u, '') : text
    const at = index + text.length - rest.length
    // What stands beside somebody who is known is a name by itself.
    const isKnown = taken.subarray(at, at + rest.length).includes(1)
    const words = isKnown ? rest.matchAll(/\S+/gu) : [{ 0: rest, index: 0 }]
    for (const { 0: name, index: behind } of words) {
      if (name !== '' && !NO_NAME.test(name)) add('name', name, at + behind)
    }
  }
  return merged(found.toSorted((one, other) => one.at - other.at))
}

/** The order numbers of a text, each once. */
export function findOrders(text: string): string[] {
  return [...new Set(text.match(ORDER))]
}

/** A name with a number is one name: "Brume 40". */
function merged(facts: readonly Fact[]): Fact[] {
  const whole: Fact[] = []
  for (const fact of facts) {
    const last = whole.at(-1)
    const isOne =
      last?.kind === 'name' && fact.kind === 'number' && fact.at === last.at + last.text.length + 1
    if (isOne) last.text += ` ${fact.text}`
    else whole.push({ ...fact })
  }
  return whole
}

/** Finds each of the names where it is no part of a word; undefined where there is none to find. */
export function anyOf(names: readonly string[], flags = 'gu'): RegExp | undefined {
  if (names.length === 0) return undefined
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const signs = longestFirst.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(word(signs.join('|')), flags)
}
