import type { MessageDescriptor } from '@lingui/core'
import type { User } from '@replybay/api-client'
import type { DataTag, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import type { LazyPart } from './lazy-part.tsx'

/** What setting an account up goes through, in this order. Within a stage, steps stand in the order of the features. */
export const setupStages = [
  'account',
  'website',
  'company',
  'knowledge',
  'channels',
  'shop',
  'team',
  'trial-run',
] as const

/** How far a step is. */
export interface SetupState {
  is: 'done' | 'open' | 'blocked'
  /** What is there already, or what it waits for. @default the step's own */
  detail?: MessageDescriptor
}

/** The state of a step, kept up to date by the query that yields it. */
export type SetupQuery = UseQueryOptions<unknown, Error, SetupState>

/** Something that has to be done once before the product is ready. A feature brings its own. */
export interface SetupStep {
  /** Unique among all steps. */
  id: string
  stage: (typeof setupStages)[number]
  title: MessageDescriptor
  /** Why it is worth doing. */
  detail: MessageDescriptor
  /** About how long it takes. */
  minutes: number
  /** The verb of its button. */
  action: MessageDescriptor
  /** Where it is done. Its guards say who can do it; what else keeps a person from it, the step is blocked by. */
  page: AnyRoute
  /** The section of the page, by its id. @default its top */
  hash?: string
  /** A small form in which it can be done in its place, with the texts that it needs. */
  form?: LazyPart<object>
  /** The id of the step that opens its page; named as long as it is open and the page is closed. */
  after?: string
  /** How far it is; asked of the person where what is read depends on what they have. */
  state: SetupQuery | ((user: User) => SetupQuery)
}

/** A state that is read from a query's data. */
export function setupQuery<Data>(
  options: { queryKey: DataTag<QueryKey, Data, Error> },
  state: (data: Data) => SetupState,
): SetupQuery {
  // The checklist reads only the state: what the query holds is known here and nowhere else.
  return { ...options, select: state } as unknown as SetupQuery
}
