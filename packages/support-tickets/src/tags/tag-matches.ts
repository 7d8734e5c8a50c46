import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { plainText } from '@replybay/i18n'

/** The tags that fit what is typed, those first that begin so; all where nothing is typed. */
export function matchTags(typed: string, tags: readonly string[]): string[] {
  const wanted = plainText(typed.trim())
  const rank = (tag: string) => (plainText(tag) === wanted ? 0 : plainText(tag).startsWith(wanted) ? 1 : 2)
  return tags
    .filter((tag) => !isOrderNumber(tag) && plainText(tag).includes(wanted))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a tag is written already, in whatever case. */
export function hasTag(typed: string, tags: readonly string[]): boolean {
  return tags.some((tag) => tag.toLowerCase() === typed.trim().toLowerCase())
}
