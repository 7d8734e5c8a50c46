import type { Place } from '../model/place.ts'

/**
 * What stands for something in a saved reply. `{{cursor}}` stands for where one goes on typing, `{{cursor.date}}` and the like
 * for a fact of that kind that is to be filled in.
 */
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
const CURSOR = /\{\{\s*cursor(?:\.(\w+))?\s*\}\}/g

/**
 * A text with its variables filled in, as far as they are known; the others stay to be seen.
 *
 * @param hole What stands where a fact is to be filled in, by its kind, and at the place of the caret where the sentence lacks something there.
 */
export function fillVariables(
  text: string,
  values: VariableValues,
  hole: (kind: string | undefined) => string = () => '',
): { text: string; selection: [number, number] } {
  const known = new Map(Object.entries(values))
  const filled = text.replaceAll(PLACEHOLDER, (placeholder, name: string) => known.get(name) || placeholder)
  let plain = ''
  let end = 0
  let first: [number, number] | undefined
  let hasCaret = false
  for (const { 0: placeholder, 1: kind, index } of filled.matchAll(CURSOR)) {
    plain += filled.slice(end, index)
    end = index + placeholder.length
    // Of several places one goes on typing at the first.
    if (kind === undefined && hasCaret) continue
    hasCaret ||= kind === undefined
    const mark = kind !== undefined || isWithinSentence(filled, index, end) ? hole(kind) : ''
    first ??= [plain.length, plain.length + mark.length]
    plain += mark
  }
  plain += filled.slice(end)
  const [missing] = missingVariables(plain)
  const selection: [number, number] = missing
    ? [missing.at, missing.at + missing.length]
    : (first ?? [plain.length, plain.length])
  return { text: plain, selection }
}

/** Whether a sentence goes on at a place of the caret: a greeting before it on its line does not need it to. */
function isWithinSentence(text: string, from: number, to: number): boolean {
  const before = text.slice(0, from).split('\n').at(-1)?.trimEnd() ?? ''
  const [after = ''] = text.slice(to).split('\n')
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
