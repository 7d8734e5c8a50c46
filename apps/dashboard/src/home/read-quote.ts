const MOST_CHARACTERS = 280

export interface Quote {
  text: string
  author: string | undefined
}

/** A quote in what a service answered: an object, or the first of a list; nothing where there is none to show. */
export function readQuote(answer: unknown): Quote | undefined {
  const entry: unknown = Array.isArray(answer) ? answer[0] : answer
  if (typeof entry !== 'object' || entry === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(entry))
  const textOf = (...names: string[]) =>
    names
      .map((name) => fields.get(name))
      .filter((value) => typeof value === 'string')
      .map((value) => value.trim())
      .find(Boolean)
  const text = textOf('quote', 'content', 'text', 'q')
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined
  return { text, author: textOf('author', 'a')?.slice(0, MOST_CHARACTERS) }
}
