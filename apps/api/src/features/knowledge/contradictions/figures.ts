/** The figures of a text by what they measure, so that two texts can be compared by them, in the three languages. */
import { withoutAccents } from '../tokens.ts'

/** By what is measured: amounts in one unit, or dates. */
export type Figures = ReadonlyMap<string, ReadonlySet<number | string>>

const HOURS: Record<string, number> = {}
for (const [hours, names] of [
  [1 / 60, 'min minute minutes minuto minutos mn'],
  [1, 'h hour hours heure heures hora horas'],
  [24, 'day days jour jours dia dias'],
  [168, 'week weeks semaine semaines semana semanas'],
  [730, 'month months mois mes meses'],
  [8_760, 'year years an ans annee annees ano anos'],
] as const) {
  for (const name of names.split(' ')) HOURS[name] = hours
}

const CURRENCIES: Record<string, string> = {
  '€': 'eur',
  eur: 'eur',
  euro: 'eur',
  euros: 'eur',
  $: 'usd',
  usd: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  dolar: 'usd',
  dolares: 'usd',
  '£': 'gbp',
  gbp: 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
}

const MONTHS = [
  'january janvier enero jan janv ene',
  'february fevrier febrero feb fevr',
  'march mars marzo mar',
  'april avril abril apr avr abr',
  'may mai mayo',
  'june juin junio jun',
  'july juillet julio jul juil',
  'august aout agosto aug ago',
  'september septembre septiembre sep sept',
  'october octobre octubre oct',
  'november novembre noviembre nov',
  'december decembre diciembre dec dic',
].map((names) => names.split(' '))

/** Numbers that are written as words, where a unit of time follows. */
const NUMBERS = [
  '',
  'one un une uno una',
  'two deux dos',
  'three trois tres',
  'four quatre cuatro',
  'five cinq cinco',
  'six seis',
  'seven sept siete',
  'eight huit ocho',
  'nine neuf nueve',
  'ten dix diez',
].map((names) => names.split(' ').filter(Boolean))

const MONTH = MONTHS.flat().join('|')
const YEAR = String.raw`(?:(?:,| de| del)? (\d{4}))?`
const DATES = [
  new RegExp(String.raw`\b(\d{1,2})(?:er|st|nd|rd|th)?(?: de| of)? (${MONTH})\.?${YEAR}(?!\p{L})`, 'gu'),
  new RegExp(String.raw`\b(${MONTH})\.? (\d{1,2})(?:st|nd|rd|th)?${YEAR}(?![\p{L}\d])`, 'gu'),
]
const AMOUNT = String.raw`\d+(?:[.,]\d+| \d{3}(?!\d))*`
/** A figure or a range of them, with a currency before it or a word behind. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?<before>[€$£] ?)?(?<from>${AMOUNT})(?:(?: ?[-–—] ?| (?:to|a|et|and|y|or|ou|o|ou) )(?<to>${AMOUNT}))?(?: ?(?<sign>[€$£%°]c?)| ?-?(?<unit>\p{L}+))?`,
  'gu',
)
const WORKING = /\b(\d+) (?:working|business|calendar|full|whole)(?= (?:day|week))/gu
/** What makes an amount the one from which something is so: it is another fact than the amount itself. */
const FROM =
  /(?:from|above|over|exceeding|more than|des|a partir de|au-dessus de|superieure? a|plus de|desde|mas de|superior(?:es)? a|below|under|less than|moins de|menos de|inferieure? a) $/u
/** No longer are the words that say it, in characters. */
const LONGEST_FROM = 30
/** So much two amounts may differ: "30 days" is "one month". */
const TOLERANCE = 0.02

/** What is said in figures; what has no unit, or one that nothing is known of, is left out. */
export function figuresIn(text: string): Figures {
  const found = new Map<string, Set<number | string>>()
  const add = (kind: string, value: number | string) =>
    found.set(kind, (found.get(kind) ?? new Set()).add(value))
  let plain = withoutAccents(text).replaceAll(/\s+/gu, ' ').replaceAll(WORKING, '$1')
  for (const pattern of DATES) {
    plain = plain.replaceAll(pattern, (_, one: string, two: string) => {
      const [day, month] = /^\d/u.test(one) ? [one, two] : [two, one]
      add('date', `${MONTHS.findIndex((names) => names.includes(month)) + 1}-${Number(day)}`)
      return ' '
    })
  }
  const numbered = asNumbers(plain)
  for (const { index, groups = {} } of numbered.matchAll(FIGURE)) {
    const { before, from = '', to, sign, unit } = groups
    const kind = kindOf(before?.trim() ?? sign ?? unit ?? '')
    if (!kind) continue
    const isLimit = to === undefined && FROM.test(numbered.slice(Math.max(0, index - LONGEST_FROM), index))
    for (const amount of [from, to]) {
      if (amount === undefined) continue
      add(isLimit ? `${kind.name} limit` : kind.name, amountOf(amount) * kind.factor)
    }
  }
  return found
}

/** Whether both say something of one kind, and each says what the other does not. */
export function figuresDiffer(one: Figures, other: Figures): boolean {
  return [...one].some(([kind, values]) => {
    const others = other.get(kind)
    return others !== undefined && !isWithin(values, others) && !isWithin(others, values)
  })
}

function isWithin(some: ReadonlySet<number | string>, all: ReadonlySet<number | string>): boolean {
  return [...some].every((value) => [...all].some((one) => isEqual(value, one)))
}

function isEqual(one: number | string, other: number | string): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other))
}

function kindOf(unit: string): { name: string; factor: number } | undefined {
  const hours = HOURS[unit]
  if (hours !== undefined) return { name: 'time', factor: hours }
  const currency = CURRENCIES[unit]
  if (currency) return { name: currency, factor: 1 }
  if (MEASURES.has(unit)) return { name: unit, factor: 1 }
  return undefined
}

const MEASURES = new Set('% ° °c w watt watts v cm mm m km kg g l ml k lm kelvin lumen lumens'.split(' '))

function asNumbers(plain: string): string {
  return plain.replaceAll(/(?<!\p{L})\p{L}+(?= (?<unit>\p{L}+))/gu, (word, ...rest) => {
    // Sound: the last argument is the pattern's only group.
    const { unit } = rest.at(-1) as { unit: string }
    const number = HOURS[unit] === undefined ? -1 : NUMBERS.findIndex((names) => names.includes(word))
    return number > 0 ? String(number) : word
  })
}

/** "1,250.00", "1 250,00" and "1250" are one amount. */
function amountOf(figure: string): number {
  return Number(
    figure
      .replaceAll(' ', '')
      .replace(/[.,](\d{1,2})$/u, '_$1')
      .replaceAll(/[.,]/gu, '')
      .replace('_', '.'),
  )
}
