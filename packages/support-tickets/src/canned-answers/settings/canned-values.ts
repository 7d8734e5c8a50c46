import type { CannedAnswer } from '@replybay/api-client'
import { type LocaleCode, locales } from '@replybay/i18n'
import { surplusOf } from '@replybay/ui-kit'
import { limits } from './limits.ts'

/** What is sent of a canned answer. */
export type CannedContent = Pick<CannedAnswer, 'shortcut' | 'title' | 'texts'>

/** A canned answer field by field; a language without a text has an empty one. */
export type CannedValues = Record<'shortcut' | 'title' | LocaleCode, string>

export function valuesOf({ shortcut, title, texts }: CannedContent): CannedValues {
  return {
    shortcut,
    title,
    'en-US': texts['en-US'] ?? '',
    'fr-FR': texts['fr-FR'] ?? '',
    'es-ES': texts['es-ES'] ?? '',
  }
}

/** Without the white space around shortcut and title, and without the languages in which there is nothing. */
export function contentOf({ shortcut, title, ...texts }: CannedValues): CannedContent {
  const written = locales.flatMap(({ code }) => (texts[code].trim() ? [[code, texts[code]] as const] : []))
  return { shortcut: shortcut.trim(), title: title.trim(), texts: Object.fromEntries(written) }
}

/** What a canned answer lacks before it can be saved. */
export function lacksOf({ shortcut, title, texts }: CannedContent) {
  return {
    title: title === '',
    shortcut: !/^[a-z0-9][a-z0-9-]*$/.test(shortcut),
    text: Object.keys(texts).length === 0,
  }
}

/** The fields, in their order, that keep it from being saved: they lack something, or are too long. */
export function faultsOf(values: CannedValues): (keyof CannedValues)[] {
  const content = contentOf(values)
  const lacks = lacksOf(content)
  return [
    ...(lacks.title || isOver(content.title, limits.title) ? ['title' as const] : []),
    ...(lacks.shortcut || isOver(content.shortcut, limits.shortcut) ? ['shortcut' as const] : []),
    ...locales.map(({ code }) => code).filter((code) => isOver(values[code], limits.text)),
  ]
}

/** Whether it can be saved: it lacks nothing, and nothing is too long. */
export function isComplete(values: CannedValues): boolean {
  return faultsOf(values).length === 0 && !lacksOf(contentOf(values)).text
}

function isOver(text: string, limit: number): boolean {
  return surplusOf(text, limit) > 0
}
