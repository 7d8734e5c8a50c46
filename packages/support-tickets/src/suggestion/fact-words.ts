import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SuggestionPart } from '@replybay/api-client'

export type FactKind = NonNullable<SuggestionPart['fact']>

/** What each kind of fact is called, also as the word of a place to fill in. */
export const factWords: Record<FactKind, MessageDescriptor> = {
  name: msg`name`,
  date: msg`date`,
  time: msg`time`,
  duration: msg`duration`,
  amount: msg`amount`,
  order: msg`order number`,
  number: msg`number`,
  link: msg`link`,
  email: msg`email address`,
}

export const isFactKind = (kind: string | undefined): kind is FactKind =>
  kind !== undefined && Object.hasOwn(factWords, kind)

/** What proves a fact. */
export const proofWords: Record<NonNullable<SuggestionPart['proof']>, MessageDescriptor> = {
  customer: msg`From the customer’s details`,
  conversation: msg`From this conversation`,
}
