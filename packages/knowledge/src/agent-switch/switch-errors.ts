import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, which come later. @see specification §8 */
export const switchErrors: ErrorWording<'changeAgentSwitch' | 'getAgentSwitch', MessageDescriptor> = {
  changeAgentSwitch: { default: msg`Could not turn automatic replies on or off` },
  getAgentSwitch: { default: msg`Could not check whether automatic replies are on` },
}

export const wordSwitchError = createErrorWords(switchErrors)
