import { type LocaleCode, plainText } from '@replybay/i18n'

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

/** Those that each of the words finds, by name or tag; what is called so comes first, and its group with it. */
export function findEmoji(groups: readonly EmojiGroup[], query: string): EmojiGroup[] {
  const wanted = plainText(query).trim()
  if (wanted === '') return [...groups]
  const words = wanted.split(/\s+/)
  const distance = ({ name, tags }: Emoji) => {
    const own = plainText(name)
    if (own === wanted) return 0
    if (own.startsWith(wanted)) return 1
    const heard = [own, ...tags.map(plainText)].join(' ')
    return words.every((word) => heard.includes(word)) ? 2 : Infinity
  }
  return groups
    .map(({ key, name, emoji }) => {
      const found = emoji
        .map((each) => ({ each, far: distance(each) }))
        .filter(({ far }) => far < Infinity)
        .toSorted((a, b) => a.far - b.far)
      return { key, name, emoji: found.map(({ each }) => each), nearest: found[0]?.far ?? Infinity }
    })
    .filter(({ emoji }) => emoji.length > 0)
    .toSorted((a, b) => a.nearest - b.nearest)
    .map(({ key, name, emoji }) => ({ key, name, emoji }))
}
