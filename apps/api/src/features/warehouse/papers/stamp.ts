import type { PaperLanguage } from './paper.ts'
import { paperTexts } from './paper-texts.ts'

interface Printing {
  language: PaperLanguage
  now: Date
  /** The colleague's name. */
  by: string
  timeZone: string
}

/**
 * When a paper was printed, and by whom.
 *
 * @param before how often it was printed already
 */
export function stampOf({ language, now, by, timeZone }: Printing, before: number): string {
  const texts = paperTexts[language]
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    now,
  )
  const stamp = texts.stamp(at, initialsOf(by))
  return before > 0 ? `${stamp} · ${texts.reprint(before)}` : stamp
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  return words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('')
}
