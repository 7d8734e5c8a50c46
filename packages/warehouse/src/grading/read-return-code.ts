import { commandOf, type CommandName } from '../scans/read-code.ts'
import type { Article, Unit } from './grades.ts'

/** What a scanned code means while returns are inspected. */
export type ReturnCode =
  | { kind: 'command'; command: CommandName }
  /** A piece of the open return that has no grade yet. */
  | { kind: 'unit'; unit: Unit; of: number }
  /** All that came back of it have their grade. */
  | { kind: 'too-many'; article: Article }
  /** An article of the shop that is not sent back. */
  | { kind: 'wrong'; SKU: string }
  /** No code that is known here: it may name another return. */
  | { kind: 'other' }

/**
 * Reads a code beside the return that is open.
 *
 * @param articles those of the open return; empty where none is.
 * @param isKnown whether a code is an article of the shop.
 */
export function readReturnCode(
  code: string,
  articles: readonly Article[],
  isKnown: (SKU: string) => boolean,
): ReturnCode {
  const wanted = code.toUpperCase()
  const command = commandOf(wanted)
  if (command) return { kind: 'command', command }
  const article = articles.find(({ SKU }) => SKU.toUpperCase() === wanted)
  if (!article) return isKnown(wanted) ? { kind: 'wrong', SKU: wanted } : { kind: 'other' }
  const unit = article.units.find(({ grade }) => grade === undefined)
  return unit ? { kind: 'unit', unit, of: article.units.length } : { kind: 'too-many', article }
}
