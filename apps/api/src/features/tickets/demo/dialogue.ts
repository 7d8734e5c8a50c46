import { minutes, type Colleague, type Step } from './thread.ts'

/** Who speaks, by the letter before a line. */
const speakers: Readonly<Record<string, 'customer' | 'agent' | Colleague>> = {
  c: 'customer',
  a: 'agent',
  i: 'Inès Moreau',
  t: 'Thomas Girard',
  l: 'Camille Roy',
}

/** Minutes from one line to the next, over and over: people talk, go away, and come back. */
const GAPS = [2, 1, 4, 2, 11, 3, 1, 38, 5, 2, 190, 3, 7, 1, 1020] as const

/**
 * A long talk, one line a message, each with the letter of who says it: `c: Hello`.
 *
 * @param ago when it began, as in "12d 3h".
 * @throws for a line without such a letter.
 */
export function dialogue(ago: string, lines: readonly string[]): Step[] {
  let left = minutes(ago)
  return lines.map((line, place) => {
    const [, letter = '', said = ''] = /^(\w): (.+)$/.exec(line) ?? []
    const by = speakers[letter]
    if (!by) throw new Error(`Nobody says "${line}".`)
    if (place > 0) left -= GAPS[(place - 1) % GAPS.length] ?? 0
    return { kind: 'said', minutesAgo: left, by, text: said }
  })
}
