import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, which come later. @see specification §8 */
export const switchErrors: ErrorWording<'changeAgentSwitch' | 'getAgentSwitch', MessageDescriptor> = {
  changeAgentSwitch: { default: msg`Could not pause or resume the AI agents` },
  getAgentSwitch: { default: msg`Could not check whether the AI agents are on` },
}

export const wordSwitchError = createErrorWords(switchErrors)
