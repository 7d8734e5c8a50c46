import { lazyPart, type LazyPart, partWithTexts } from '@replybay/feature-kit'
import type { ComponentType } from 'react'
import { onDemandTexts } from './messages.ts'

/**
 * What is loaded once somebody asks for it, with its texts: the list is there without them. The extraction of texts knows
 * the name of this function.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return partWithTexts(lazyPart(load), onDemandTexts)
}
