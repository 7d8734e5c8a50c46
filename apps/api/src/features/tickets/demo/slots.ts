/** What differs from one conversation to the next. */
import type { Random } from '../../../platform/demo/random.ts'
import type { Language } from './script.ts'

export type Slots = Readonly<Record<string, string>>

/** The words that a slot may hold. */
export type SlotWords = Readonly<
  Record<'lamps' | 'colors' | 'weekdays', Readonly<Record<Language, readonly string[]>>>
>

const prices = [18, 24, 36, 49, 68, 95, 112, 129, 145, 168, 189, 214, 245] as const
const codes = ['LUZ10', 'AUBE15', 'LUMEN5', 'WINTER12', 'BONJOUR8', 'K7-204', 'R4-118', 'M2-967'] as const

/** The first order number of those that the demo speaks of. */
const FIRST_ORDER = 9_612

/** @param number counts up with time, as order numbers do. */
export function slotsFor(
  language: Language,
  number: number,
  { slots: { lamps, colors, weekdays }, random }: { slots: SlotWords; random: Random },
): Slots {
  const price = random.pick(prices)
  return {
    lamp: random.pick(lamps[language]),
    color: random.pick(colors[language]),
    day: random.pick(weekdays[language]),
    order: `ML-${FIRST_ORDER + number * 2 + random.between(0, 1)}`,
    price: language === 'en' ? `€${price}` : `${price} €`,
    code: random.pick(codes),
  }
}

/** Puts the words in. @throws for a word that nobody knows. */
export function fill(text: string, slots: Slots): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = slots[name]
    if (word === undefined) throw new Error(`Nobody knows what {${name}} stands for.`)
    return word
  })
}
