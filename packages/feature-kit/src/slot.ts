import type { MessageDescriptor } from '@lingui/core'
import type { AnyRoute } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { lazyPart, type LazyPart } from './lazy-part.tsx'

/** A place on a page that other features may fill, and what it tells them. */
export interface Slot<Props extends object = object> {
  /** Unique among all slots. */
  readonly id: string
  /** It is on every page, or on the home page: what fills it is in the chunk of one of them, and its texts are too. */
  readonly isInFrame?: boolean
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
}

interface FillOptions<Props extends object> extends Pick<Fill, 'id' | 'label' | 'page'> {
  load: () => Promise<FunctionComponent<Props>>
}

export function defineSlot<Props extends object = object>(
  id: string,
  { isInFrame = false }: Pick<Slot, 'isInFrame'> = {},
): Slot<Props> {
  return { id, isInFrame }
}

/** Fills a slot with a component that takes its props. */
export function fillSlot<Props extends object>(
  slot: Slot<Props>,
  { load, ...fill }: FillOptions<NoInfer<Props>>,
): Fill {
  return { ...fill, slot, component: lazyPart(load) }
}
