import type { CannedAnswer } from '@replybay/api-client'
import { type LocaleCode, locales } from '@replybay/i18n'
import { surplusOf } from '@replybay/ui-kit'
import { asAfterwards } from '../../model/afterwards.ts'
import { TAG_LIMIT } from '../../model/tags-in-use.ts'
import { limits } from './limits.ts'

/** What is sent of a saved reply. */
export type CannedContent = Pick<CannedAnswer, 'shortcut' | 'title' | 'texts' | 'tags' | 'afterwards'>

/** As the browser keeps it. */
interface KeptContent extends Omit<CannedContent, 'afterwards'> {
  afterwards?: CannedContent['afterwards'] | undefined
}

/**
 * A saved reply field by field; a language without a text has an empty one. Of the tags, each has a line; what becomes
 * of the ticket is empty where nothing does.
 */
export type CannedValues = Record<'shortcut' | 'title' | 'tags' | 'afterwards' | LocaleCode, string>

export function valuesOf({ shortcut, title, texts, tags = [], afterwards }: KeptContent): CannedValues {
  return {
    shortcut,
    title,
    'en-US': texts['en-US'] ?? '',
    'fr-FR': texts['fr-FR'] ?? '',
    'es-ES': texts['es-ES'] ?? '',
    tags: tags.join('\n'),
    afterwards: afterwards ?? '',
  }
}

export function tagsOf({ tags }: Pick<CannedValues, 'tags'>): string[] {
  return tags.split('\n').filter(Boolean)
}

/** Without the white space around shortcut and title, and without the languages in which there is nothing. */
export function contentOf(values: CannedValues): CannedContent {
  const { shortcut, title, afterwards, tags: _tags, ...texts } = values
  const written = locales.flatMap(({ code }) => (texts[code].trim() ? [[code, texts[code]] as const] : []))
  const tags = tagsOf(values)
  const then = asAfterwards(afterwards)
  return {
    shortcut: shortcut.trim(),
    title: title.trim(),
    texts: Object.fromEntries(written),
    ...(tags.length > 0 && { tags }),
    ...(then && { afterwards: then }),
  }
}

/** What a saved reply lacks before it can be saved. */
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
    ...(tagsOf(values).some((tag) => isOver(tag, TAG_LIMIT)) ? ['tags' as const] : []),
  ]
}

/** Whether it can be saved: it lacks nothing, and nothing is too long. */
export function isComplete(values: CannedValues): boolean {
  return faultsOf(values).length === 0 && !lacksOf(contentOf(values)).text
}

function isOver(text: string, limit: number): boolean {
  return surplusOf(text, limit) > 0
}
