/** What a customer has chosen to send back, before it is asked for. */
import type { components } from '@replybay/api-client'
import type { Article, Order, OrderLine } from './calls.ts'

export const REASONS = ['broken', 'wrong', 'different', 'unsuited', 'unwanted', 'other'] as const
export type Reason = (typeof REASONS)[number]

/** Of a return. */
export const MOST_PHOTOS = 5

/** A photo that is at the server. */
export interface KeptPhoto {
  _id: string
  url: string
}

/** What is chosen of one line. */
export interface LineChoice {
  quantity: number
  reason?: Reason | undefined
  /** In words, where none of the others fits. */
  words?: string | undefined
  photos: KeptPhoto[]
  /** Whether something else is wanted, and what. */
  wants?: 'refund' | 'exchange' | undefined
  article?: Article | undefined
}

/** By article number; what is not chosen is not there. */
export type Choice = Readonly<Record<string, LineChoice>>

/** Why a request can't be sent yet. */
export type Gap = 'nothing' | 'reason' | 'words' | 'article'

/** What is missing first, and of which line; undefined where nothing is. */
export function gapOf(choice: Choice): { gap: Gap; SKU?: string } | undefined {
  const lines = Object.entries(choice)
  if (lines.length === 0) return { gap: 'nothing' }
  for (const [SKU, { reason, words, wants, article }] of lines) {
    if (!reason) return { gap: 'reason', SKU }
    if (reason === 'other' && !words?.trim()) return { gap: 'words', SKU }
    if (wants === 'exchange' && !article) return { gap: 'article', SKU }
  }
  return undefined
}

/** The line with an exchange; a return has one at most. */
export const exchangeOf = (choice: Choice): [string, LineChoice] | undefined =>
  Object.entries(choice).find(([, { wants }]) => wants === 'exchange')

export const countOf = (choice: Choice): number =>
  Object.values(choice).reduce((sum, { quantity }) => sum + quantity, 0)

export const photosOf = (choice: Choice): KeptPhoto[] => Object.values(choice).flatMap(({ photos }) => photos)

/** By how much more an exchange costs, in the smallest unit; undefined where a price is not known. */
export function differenceOf(
  line: Pick<OrderLine, 'price'> | undefined,
  article: Pick<Article, 'price'>,
  quantity: number,
): number | undefined {
  if (line?.price === undefined || article.price === undefined) return undefined
  return (article.price - line.price) * quantity
}

/** As it is asked for. @param wordsOf a reason in the language of the page */
export function requestOf(
  choice: Choice,
  language: string,
  wordsOf: (reason: Reason) => string,
): components['schemas']['CustomerReturnRequest'] {
  const [, wanted] = exchangeOf(choice) ?? []
  const photos = photosOf(choice).map(({ _id }) => _id)
  return {
    items: Object.entries(choice).map(([SKU, { quantity, reason = 'other', words = '' }]) => ({
      SKU,
      quantity,
      reason: reason === 'other' ? words.trim() : wordsOf(reason),
    })),
    ...(wanted?.article && { exchange: { SKU: wanted.article.SKU, quantity: wanted.quantity } }),
    ...(photos.length > 0 && { photos }),
    language,
  }
}

/** Without what the order does not allow any more. */
export function stillPossible(choice: Choice, { lines }: Pick<Order, 'lines'>): Choice {
  return Object.fromEntries(
    Object.entries(choice).flatMap(([SKU, chosen]) => {
      const most = lines.find((line) => line.SKU === SKU)?.returnable ?? 0
      return most > 0 ? [[SKU, { ...chosen, quantity: Math.min(chosen.quantity, most) }]] : []
    }),
  )
}
