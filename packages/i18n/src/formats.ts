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
  /** 5 min, 2 h 14, 3 days: how long something has lasted, in the shortest words. */
  elapsed(milliseconds: number): string
  /** 5 minutes ago, yesterday. */
  relative(moment: Date, now?: Date): string
  number(value: number): string
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
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone })
  const dayThisYear = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...zone,
  })
  const dayWithYear = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone })
  const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', ...zone })
  const shortDate = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...zone })
  const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...zone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const number = new Intl.NumberFormat(locale)
  const units = {
    minute: new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
    day: new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'short' }),
  }
  const sizeStyle = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const
  const sizeIn = {
    kilobyte: new Intl.NumberFormat(locale, { ...sizeStyle, unit: 'kilobyte', maximumFractionDigits: 0 }),
    megabyte: new Intl.NumberFormat(locale, { ...sizeStyle, unit: 'megabyte' }),
  }
  const sameYear = (a: Date, b: Date) => isoDay.format(a).slice(0, 4) === isoDay.format(b).slice(0, 4)

  return {
    time: (moment) => time.format(moment),
    dateTime: (moment) => dateTime.format(moment),
    day: (moment, now = new Date()) => (sameYear(moment, now) ? dayThisYear : dayWithYear).format(moment),
    shortMoment(moment, now = new Date()) {
      if (isoDay.format(moment) === isoDay.format(now)) return time.format(moment)
      return (sameYear(moment, now) ? shortDay : shortDate).format(moment)
    },
    elapsed(milliseconds) {
      const minutes = Math.max(0, Math.floor(milliseconds / MINUTE))
      if (minutes < 60) return units.minute.format(minutes)
      if (minutes < 24 * 60) {
        const rest = String(minutes % 60).padStart(2, '0')
        return `${Math.floor(minutes / 60)} h ${rest}`
      }
      return units.day.format(Math.floor(minutes / (24 * 60)))
    },
    relative(moment, now = new Date()) {
      const difference = moment.getTime() - now.getTime()
      const size = Math.abs(difference)
      if (size < MINUTE) return relative.format(0, 'minute')
      if (size < HOUR) return relative.format(Math.trunc(difference / MINUTE), 'minute')
      if (size < DAY) return relative.format(Math.trunc(difference / HOUR), 'hour')
      return relative.format(Math.trunc(difference / DAY), 'day')
    },
    fileSize: (bytes) =>
      bytes < MEGABYTE
        ? sizeIn.kilobyte.format(Math.ceil(bytes / KILOBYTE))
        : sizeIn.megabyte.format(bytes / MEGABYTE),
    number: (value) => number.format(value),
  }
}
