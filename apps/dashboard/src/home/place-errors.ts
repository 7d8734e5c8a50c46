import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** @see specification §8, Guild, Web */
const placeErrors: ErrorWording<'getWebInfo' | 'getGuildInfo', MessageDescriptor> = {
  getWebInfo: { default: msg`User dont have any web` },
  getGuildInfo: { default: msg`User dont have any guild` },
}

export const wordPlaceError = createErrorWords(placeErrors)
