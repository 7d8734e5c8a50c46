/** Reads what somebody else wrote: whatever is missing, or of another type, is as if it were not there. */
import { cutText } from '../../platform/cut-text.ts'

const LONGEST_TEXT = 200

/** What stands at a place of JSON that somebody else wrote. */
export function valueAt(json: unknown, ...path: readonly string[]): unknown {
  let at = json
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = Reflect.get(at, name)
  }
  return at
}

/** @returns undefined where it is no text, or an empty one. */
export function textAt(json: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(json, ...path)
  return typeof value === 'string' ? shortText(value) : undefined
}

/** What a service says of itself, short and on one line. */
export function shortText(text: string, length = LONGEST_TEXT): string | undefined {
  // Cut before it is read through: of what is megabytes long, that takes milliseconds each time.
  const line = text
    .slice(0, 4 * length)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return line === '' ? undefined : cutText(line, length)
}

/** A number, or a text that is one: services write ids and sums either way. */
export function numberAt(json: unknown, ...path: readonly string[]): number | undefined {
  const value = valueAt(json, ...path)
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** An id, as a text. */
export function idAt(json: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(json, ...path)
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? shortText(value) : undefined
}

/** What a list holds, as much as is read of it; of one that is none, nothing. */
export const someAt = (most: number, json: unknown, ...path: readonly string[]): readonly unknown[] =>
  listAt(json, ...path).slice(0, most)

/** What a list holds; of one that is none, nothing. */
export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const value: unknown = path.length === 0 ? json : valueAt(json, ...path)
  return Array.isArray(value) ? value : []
}
