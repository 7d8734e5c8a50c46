import type { Language } from '../look.ts'

/** Dates and money as the language of the page writes them. */
export function createFormats(language: Language, currency: string) {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency })
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' })
  const longDay = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' })
  return {
    /** @param amount in the smallest unit */
    money: (amount: number) => money.format(amount / 10 ** digits),
    day: (moment: string) => day.format(new Date(moment)),
    longDay: (moment: string) => longDay.format(new Date(moment)),
  }
}

export type Formats = ReturnType<typeof createFormats>
