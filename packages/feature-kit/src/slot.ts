import type { AnyRoute } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** A place on a page that other features may fill, and what it tells them. */
export interface Slot<Props extends object = object> {
  /** Unique among all slots. */
  readonly id: string
  /** Never there: it holds the type of the props. */
  readonly takes?: (props: Props) => void
}

/** What a feature shows in a slot, whose page it does not know. */
export interface Fill {
  /** Unique among all fills. */
  id: string
  slot: { readonly id: string }
  /** Loaded when it is shown for the first time. */
  component: (props: never) => ReactNode
  /** The page that it is about: who may not see that does not see the fill either. */
  page?: AnyRoute | undefined
}

interface FillOptions<Props extends object> extends Pick<Fill, 'id' | 'page'> {
  load: () => Promise<FunctionComponent<Props>>
}

export function defineSlot<Props extends object = object>(id: string): Slot<Props> {
  return { id }
}

/** Fills a slot with a component that takes its props. */
export function fillSlot<Props extends object>(
  slot: Slot<Props>,
  { load, ...fill }: FillOptions<NoInfer<Props>>,
): Fill {
  return { ...fill, slot, component: lazyPart(load) }
}
