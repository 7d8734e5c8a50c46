import type { LocaleCode } from '@replybay/i18n'

/** One emoji, as a language names it. */
interface Emoji {
  unicode: string
  name: string
  /** Other words by which it is found. */
  tags: readonly string[]
}

export interface EmojiGroup {
  key: string
  name: string
  emoji: readonly Emoji[]
}

interface Datum {
  unicode: string
  label: string
  tags?: readonly string[]
  group?: number
  order?: number
}

interface Words {
  groups: readonly { key: string; message: string; order: number }[]
}

const files: Record<LocaleCode, () => Promise<[{ default: readonly Datum[] }, { default: Words }]>> = {
  'en-US': () =>
    Promise.all([import('emojibase-data/en/compact.json'), import('emojibase-data/en/messages.json')]),
  'fr-FR': () =>
    Promise.all([import('emojibase-data/fr/compact.json'), import('emojibase-data/fr/messages.json')]),
  'es-ES': () =>
    Promise.all([import('emojibase-data/es/compact.json'), import('emojibase-data/es/messages.json')]),
}

/** Parts of emoji, such as skin tones, which nobody writes by themselves. */
const PARTS = 'component'

/** All emoji with their names in a language, in the groups and the order that keyboards have. */
export async function loadEmoji(locale: LocaleCode): Promise<EmojiGroup[]> {
  const [data, words] = await files[locale]()
  const sorted = data.default.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return words.default.groups
    .filter(({ key }) => key !== PARTS)
    .map(({ key, message, order }) => ({
      key,
      name: message,
      emoji: sorted
        .filter(({ group }) => group === order)
        .map(({ unicode, label, tags = [] }) => ({ unicode, name: label, tags })),
    }))
}

/** Those that each of the words finds, by name or tag; in a language's own letters. */
export function findEmoji(groups: readonly EmojiGroup[], query: string): EmojiGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      emoji: group.emoji.filter(({ name, tags }) => {
        const heard = plain([name, ...tags].join(' '))
        return words.every((word) => heard.includes(word))
      }),
    }))
    .filter(({ emoji }) => emoji.length > 0)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
