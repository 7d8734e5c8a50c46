/** How a chat window looks and begins. */
export interface WidgetLook {
  title: string
  /** As `#RRGGBB`. */
  color: string
  /** Its address. */
  logo: string | null
  /** What it opens with; null where it says nothing. */
  introduction: string | null
  /** The first `MOST_QUESTIONS` are suggested. */
  questions: readonly string[]
  language: Language
  /** Whether the AI agent replies by itself. */
  repliesAtOnce: boolean
}

/** So many questions are suggested at most. */
export const MOST_QUESTIONS = 3

const languages = ['en-US', 'fr-FR', 'es-ES'] as const

export type Language = (typeof languages)[number]

/** The language that a page asks in, as its first tag that is one says; undefined where none is. */
export function askedLanguageOf(tags: readonly (string | undefined)[]): string | undefined {
  return tags.find((tag) => tag && tag.length <= 35 && /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag))
}

/** The first of some tags of which there is a language of its own, else English. */
export function languageOf(tags: readonly (string | undefined)[]): Language {
  for (const tag of tags) {
    const base = tag?.toLowerCase().split('-', 1)[0]
    const found = languages.find((each) => each.startsWith(`${base}-`))
    if (found) return found
  }
  return 'en-US'
}
