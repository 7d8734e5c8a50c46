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

/** A text with its variables filled in, as far as they are known; the others stay to be seen. */
export function fillVariables(
  text: string,
  values: VariableValues,
): { text: string; selection: [number, number] } {
  const known = new Map(Object.entries(values))
  const filled = text.replaceAll(PLACEHOLDER, (placeholder, name: string) => known.get(name) || placeholder)
  const cursor = filled.search(CURSOR)
  const plain = filled.replace(CURSOR, '').replaceAll(new RegExp(CURSOR, 'g'), '')
  const [missing] = missingVariables(plain)
  if (missing) return { text: plain, selection: [missing.at, missing.at + missing.length] }
  const caret = cursor === -1 ? plain.length : cursor
  return { text: plain, selection: [caret, caret] }
}

/** The variables that a text still holds, whose values nobody has filled in. */
export function missingVariables(text: string): { name: Variable; at: number; length: number }[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: placeholder, 1: found, index }) => {
    const name = variables.find((variable) => variable === found)
    return name ? [{ name, at: index, length: placeholder.length }] : []
  })
}
