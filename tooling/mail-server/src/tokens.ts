/** Reads the words of a command of IMAP. */

/** A word, the bytes of a literal, or a list. */
export type Token = string | Buffer | Token[]

const ATOM = /^[^\s()"[]+(?:\[[^\]]*\](?:<[\d.]+>)?)?|^\[[^\]]*\]/

/** @param parts text, with literals in their places */
export function tokensOf(parts: readonly (string | Buffer)[]): Token[] {
  const lists: Token[][] = [[]]
  const add = (token: Token) => lists.at(-1)?.push(token)
  for (const part of parts) {
    if (typeof part !== 'string') {
      add(part)
      continue
    }
    let rest = part.trimStart()
    while (rest !== '') {
      if (rest.startsWith('(')) {
        lists.push([])
        rest = rest.slice(1)
      } else if (rest.startsWith(')')) {
        const list = lists.pop() ?? []
        add(list)
        rest = rest.slice(1)
      } else {
        const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(rest)
        const [whole = rest] = quoted ?? ATOM.exec(rest) ?? []
        add(quoted ? (quoted[1] ?? '').replaceAll(/\\(.)/g, '$1') : whole)
        rest = rest.slice(whole.length)
      }
      rest = rest.trimStart()
    }
  }
  return lists[0] ?? []
}

export const textOf = (token: Token | undefined): string =>
  token === undefined ? '' : Array.isArray(token) ? token.map(textOf).join(' ') : token.toString()

export const listOf = (token: Token | undefined): string[] =>
  (Array.isArray(token) ? token : token === undefined ? [] : [token]).map(textOf)

/** Whether a number is in a set such as `1,4:7,9:*`. */
export function isInSet(set: string, number: number, greatest: number): boolean {
  const value = (text: string) => (text === '*' ? greatest : Number(text))
  return set.split(',').some((range) => {
    const [from = '', to = from] = range.split(':')
    const [low, high] = [value(from), value(to)].toSorted((one, other) => one - other)
    return number >= (low ?? 0) && number <= (high ?? 0)
  })
}
