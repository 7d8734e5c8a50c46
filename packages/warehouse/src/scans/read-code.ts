import type { Line } from './lines.ts'

/** What a printed code orders the table to do. They are on the card of the warehouse settings and at the foot of the station. */
export const commandCodes = {
  undo: 'RB-UNDO',
  next: 'RB-NEXT',
  backorder: 'RB-BACKORDER',
  problem: 'RB-PROBLEM',
  label: 'RB-LABEL',
  valid: 'RB-VALID',
  broken: 'RB-BROKEN',
  rejected: 'RB-REJECTED',
  finish: 'RB-FINISH',
} as const

export type CommandName = keyof typeof commandCodes

/** What a scanned code means at a table. */
export type CodeMeaning =
  | { kind: 'command'; command: CommandName }
  /** An article of the open order: it goes into the box. */
  | { kind: 'right'; line: Line }
  /** All that were ordered of it are in the box already. */
  | { kind: 'too-many'; line: Line }
  /** An article of the shop, but not of this order. */
  | { kind: 'wrong'; SKU: string }
  /** No code that is known here: it may be the number of an order. */
  | { kind: 'other' }

/**
 * Reads a code beside the order that is open.
 *
 * @param lines those of the open order; absent where none is.
 * @param isKnown whether a code is an article of the shop.
 */
export function readCode(
  code: string,
  lines: readonly Line[] | undefined,
  isKnown: (SKU: string) => boolean,
): CodeMeaning {
  const wanted = code.toUpperCase()
  const command = commandOf(wanted)
  if (command) return { kind: 'command', command }
  const line = lines?.find(({ SKU }) => SKU.toUpperCase() === wanted)
  if (line) return line.isComplete ? { kind: 'too-many', line } : { kind: 'right', line }
  return isKnown(wanted) ? { kind: 'wrong', SKU: wanted } : { kind: 'other' }
}

/** @returns the command that a code is; nothing where it is none. */
export function commandOf(code: string): CommandName | undefined {
  // Sound: the keys are the names.
  const names = Object.keys(commandCodes) as CommandName[]
  return names.find((name) => commandCodes[name] === code)
}
