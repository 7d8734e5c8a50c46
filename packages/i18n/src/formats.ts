/** Dates, numbers and durations in the words and order of one locale. */
export interface Formats {
  /** 14:05 or 2:05 PM. */
  time(moment: Date): string
  /** Saturday, November 21. With the year where it is not this one. */
  day(moment: Date, now?: Date): string
  /** Nov 21, 2026, 2:05 PM. */
  dateTime(moment: Date): string
  /** Time today, else a short date. */
  shortMoment(moment: Date, now?: Date): string
  /** <1m, 38m, 2h 14m, 1d 14h: how long something has lasted, in the shortest words. */
  elapsed(milliseconds: number): string
  /** just now, 5 minutes ago, yesterday. */
  relative(moment: Date, now?: Date): string
  number(value: number): string
  /** €12.50, 12,50 €. @param minorUnits cents, or whatever the currency's smallest unit is */
  money(minorUnits: number, currency: string): string
  /** 840 kB, 2.1 MB. */
  fileSize(bytes: number): string
}

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function createFormats(locale: string, timeZone?: string): Formats {
  const zone = timeZone ? { timeZone } : {}
  const date = (options: Intl.DateTimeFormatOptions, tag = locale) =>
    once(() => new Intl.DateTimeFormat(tag, { ...options, ...zone }))
  const amount = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options))
  const time = date({ timeStyle: 'short' })
  const dateTime = date({ dateStyle: 'medium', timeStyle: 'short' })
  const dayThisYear = date({ weekday: 'long', month: 'long', day: 'numeric' })
  const dayWithYear = date({ dateStyle: 'long' })
  const shortDay = date({ month: 'short', day: 'numeric' })
  const shortDate = date({ dateStyle: 'short' })
  const isoDay = date({ dateStyle: 'short' }, 'en-CA')
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const number = amount()
  const size = { style: 'unit', unitDisplay: 'short' } as const
  const kilobytes = amount({ ...size, unit: 'kilobyte', maximumFractionDigits: 0 })
  const megabytes = amount({ ...size, unit: 'megabyte', maximumFractionDigits: 1 })
  const moneyFormats = new Map<string, Intl.NumberFormat>()
  const sameYear = (a: Date, b: Date) => isoDay().format(a).slice(0, 4) === isoDay().format(b).slice(0, 4)

  return {
    time: (moment) => time().format(moment),
    dateTime: (moment) => dateTime().format(moment),
    day: (moment, now = new Date()) => (sameYear(moment, now) ? dayThisYear() : dayWithYear()).format(moment),
    shortMoment(moment, now = new Date()) {
      if (isoDay().format(moment) === isoDay().format(now)) return time().format(moment)
      return (sameYear(moment, now) ? shortDay() : shortDate()).format(moment)
    },
    elapsed(milliseconds) {
      const lasted = Math.max(0, milliseconds)
      if (lasted < MINUTE) return underAMinute(locale)
      return shortDuration(
        locale,
        Math.floor(lasted / DAY),
        Math.floor(lasted / HOUR) % 24,
        Math.floor(lasted / MINUTE) % 60,
      )
    },
    relative(moment, now = new Date()) {
      const difference = moment.getTime() - now.getTime()
      const distance = Math.abs(difference)
      // Of a single minute the browser says “this minute”, which nobody does.
      if (distance < MINUTE) return justNow(locale) ?? relative().format(0, 'second')
      // What comes in 7 days does not come in 6 a second later.
      const whole = difference < 0 ? Math.trunc : Math.round
      if (distance < HOUR) return relative().format(whole(difference / MINUTE), 'minute')
      if (distance < DAY) return relative().format(whole(difference / HOUR), 'hour')
      return relative().format(whole(difference / DAY), 'day')
    },
    fileSize: (bytes) =>
      bytes < MEGABYTE
        ? kilobytes().format(Math.ceil(bytes / KILOBYTE))
        : megabytes().format(bytes / MEGABYTE),
    number: (value) => number().format(value),
    money(minorUnits, currency) {
      const format =
        moneyFormats.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
      moneyFormats.set(currency, format)
      return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
    },
  }
}

/* oxlint-disable lingui/no-unlocalized-strings -- words of each language, beside those that browsers have */
const JUST_NOW: ReadonlyMap<string, string> = new Map([
  ['en', 'just now'],
  ['fr', 'à l’instant'],
  ['es', 'ahora mismo'],
])

interface DurationSigns {
  day: string
  hour: string
  minute: string
  /** Of the minutes that come after hours. */
  minuteAfterHour: string
}

const ENGLISH_SIGNS = { day: 'd', hour: 'h', minute: 'm', minuteAfterHour: 'm' }
const DURATION_SIGNS: ReadonlyMap<string, DurationSigns> = new Map([
  ['fr', { day: '\u00A0j', hour: '\u00A0h', minute: '\u00A0min', minuteAfterHour: '' }],
  [
    'es',
    {
      day: '\u00A0d',
      hour: '\u00A0h',
      minute: '\u00A0min',
      minuteAfterHour: '\u00A0min',
    },
  ],
])
/* oxlint-enable lingui/no-unlocalized-strings */

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? locale
const justNow = (locale: string) => JUST_NOW.get(languageOf(locale))

/** The largest unit, and the one below it, in one line. */
function shortDuration(locale: string, days: number, hours: number, minutes: number): string {
  const signs = DURATION_SIGNS.get(languageOf(locale)) ?? ENGLISH_SIGNS
  if (days > 0) return `${days}${signs.day}${hours > 0 ? `\u00A0${hours}${signs.hour}` : ''}`
  if (hours === 0) return `${minutes}${signs.minute}`
  return `${hours}${signs.hour}\u00A0${String(minutes).padStart(2, '0')}${signs.minuteAfterHour}`
}

function underAMinute(locale: string): string {
  const { minute } = DURATION_SIGNS.get(languageOf(locale)) ?? ENGLISH_SIGNS
  return minute.startsWith('\u00A0') ? `<\u00A01${minute}` : `<1${minute}`
}

/** A formatter takes milliseconds to make, and a page needs few of them. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
