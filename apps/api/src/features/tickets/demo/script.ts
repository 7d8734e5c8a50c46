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
}

/** The conversation goes one of these ways. */
interface Branches {
  oneOf: readonly (readonly Part[])[]
}

/** One topic, in each language. */
export type Topic = Readonly<Record<Language, Script>>

export const about = (...says: string[]): Turn => ({ by: 'about', says })

export const customer = (...says: string[]): Turn => ({ by: 'customer', says })

export const agent = (...says: string[]): Turn => ({ by: 'agent', says })

export const support = (...says: string[]): Turn => ({ by: 'support', says })

/** The agent gives the conversation to a colleague, for this reason. */
export const handOver = (...says: string[]): Turn => ({ by: 'hand-over', says })

export const oneOf = (...branches: Part[][]): Branches => ({ oneOf: branches })
