import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, which come later. @see specification §8 */
export const sampleErrors: ErrorWording<'addSampleData' | 'removeSampleData', MessageDescriptor> = {
  addSampleData: {
    '409': msg`Sample data can only be added to an empty account`,
    default: msg`Could not add the sample data`,
  },
  removeSampleData: { default: msg`Could not delete the sample data` },
}

export const wordSampleError = createErrorWords(sampleErrors)
