import { lazyPart, type LazyPart, partWithTexts } from '@replybay/feature-kit'
import type { ComponentType } from 'react'
import { supportTexts } from './support/messages.ts'

/** Of the home page, what only those see who answer tickets: with its texts it comes to them alone. */
export function supportPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return partWithTexts(lazyPart(load), supportTexts)
}
