import type { MessageDescriptor } from '@lingui/core'
import type { AnyRoute } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import type { Access } from './access.ts'
import { lazyPart, type LazyPart } from './lazy-part.tsx'

/** A place on a page that other features may fill, and what it tells them. */
export interface Slot<Props extends object = object> {
  /** Unique among all slots. */
  readonly id: string
  /** It is on every page, or on the home page: what fills it is in the chunk of one of them, and its texts are too. */
  readonly isInFrame?: boolean
  /** What fills it is an offer alone: one that can't be loaded is not missed, and comes once it can. */
  readonly isOffer?: boolean
  /** Never there: it holds the type of the props. */
  readonly takes?: (props: Props) => void
}

/** What a feature shows in a slot, whose page it does not know. */
export interface Fill {
  /** Unique among all fills. */
  id: string
  slot: Pick<Slot, 'id' | 'isInFrame'>
  /** Loaded when it is shown for the first time. */
  component: LazyPart<never>
  /** What it is called, where another page says what can be found here. */
  label?: MessageDescriptor | undefined
  /** The page that it is about: who may not see that does not see the fill either. */
  page?: AnyRoute | undefined
  /** Who is shown it, where its page stops nobody of them. @default everybody */
  isFor?: ((access: Access) => boolean) | undefined
  /** How many places it takes, which are held while it is on its way. @default 1 */
  places?: ((access: Access) => number) | undefined
}

interface FillOptions<Props extends object> extends Pick<Fill, 'id' | 'label' | 'page' | 'isFor' | 'places'> {
  load: () => Promise<FunctionComponent<Props>>
}

export function defineSlot<Props extends object = object>(
  id: string,
  { isInFrame = false, isOffer = false }: Pick<Slot, 'isInFrame' | 'isOffer'> = {},
): Slot<Props> {
  return { id, isInFrame, isOffer }
}

/** Fills a slot with a component that takes its props. */
export function fillSlot<Props extends object>(
  slot: Slot<Props>,
  { load, ...fill }: FillOptions<NoInfer<Props>>,
): Fill {
  return { ...fill, slot, component: lazyPart(load) }
}
