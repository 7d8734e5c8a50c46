import { cutText } from '../../../platform/cut-text.ts'
import { valueAt } from '../json.ts'

/** As much as a message of the website chat takes. */
const LONGEST = 10_000

/** What somebody wrote, with its lines; undefined where it is no text, or an empty one. */
export function longTextAt(json: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(json, ...path)
  if (typeof value !== 'string') return undefined
  // The database keeps no NUL.
  const text = cutText(value.toWellFormed().replaceAll('\0', ' ').trim(), LONGEST)
  return text === '' ? undefined : text
}
