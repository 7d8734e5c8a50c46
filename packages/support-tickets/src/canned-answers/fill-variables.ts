import type { Place } from '../model/place.ts'

/** What stands for something in a saved reply. `{{cursor}}` stands for where one goes on typing. */
export const variables = [
  'customer.name',
  'customer.firstName',
  'agent.name',
  'company.name',
  'ticket.subject',
] as const

export type Variable = (typeof variables)[number]

/** What the variables stand for; where something is empty or absent, nobody knows. */
export type VariableValues = Partial<Record<Variable, string | undefined>>

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g
const CURSOR = /\{\{\s*cursor\s*\}\}/

/**
 * A text with its variables filled in, as far as they are known; the others stay to be seen.
 *
 * @param hole marks the place of the caret where the sentence lacks something there.
 */
export function fillVariables(
  text: string,
  values: VariableValues,
  hole = '',
): { text: string; selection: [number, number] } {
  const known = new Map(Object.entries(values))
  const filled = text.replaceAll(PLACEHOLDER, (placeholder, name: string) => known.get(name) || placeholder)
  const cursor = filled.search(CURSOR)
  const mark = isWithinSentence(filled, cursor) ? hole : ''
  const plain = filled.replace(CURSOR, mark).replaceAll(new RegExp(CURSOR, 'g'), '')
  const [missing] = missingVariables(plain)
  if (missing) return { text: plain, selection: [missing.at, missing.at + missing.length] }
  const caret = cursor === -1 ? plain.length : cursor
  return { text: plain, selection: [caret, caret + mark.length] }
}

/** Whether a sentence goes on at a place of the caret: a greeting before it on its line does not need it to. */
function isWithinSentence(text: string, cursor: number): boolean {
  if (cursor === -1) return false
  const before = text.slice(0, cursor).split('\n').at(-1)?.trimEnd() ?? ''
  const [after = ''] = text.slice(cursor).replace(CURSOR, '').split('\n')
  if (before === '' || /[.!?…]$/.test(before)) return false
  return after.trim() !== '' || !/[,:;]$/.test(before)
}

/** The variables that a text still holds, whose values nobody has filled in. */
export function missingVariables(text: string): (Place & { name: Variable })[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: placeholder, 1: found, index }) => {
    const name = variables.find((variable) => variable === found)
    return name ? [{ name, at: index, length: placeholder.length }] : []
  })
}
