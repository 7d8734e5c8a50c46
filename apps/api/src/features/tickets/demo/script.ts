/**
 * Conversations that a shop has again and again, in other words and about other things each time. Words in braces
 * stand for what differs: `{lamp}`, `{color}`, `{order}`, `{price}`, `{city}`, `{day}`, `{code}`, `{first}` (the
 * customer's first name) and `{me}` (the colleague's).
 */
export type Language = 'en' | 'fr' | 'es'

export interface Script {
  tags: readonly string[]
  turns: readonly Part[]
}

export type Part = Turn | Branches

/** Each text is one way to say the same; of `about`, one way to name the conversation. */
export interface Turn {
  by: 'about' | 'customer' | 'agent' | 'support' | 'hand-over'
  says: readonly string[]
  /** Of a hand-off: why, as the contract names it. */
  reason?: string
}

/** The conversation goes one of these ways. */
interface Branches {
  oneOf: readonly (readonly Part[])[]
}

/** One topic, in each language. */
export type Topic = Readonly<Record<Language, Script>>
