import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** Apart from those of the pages, which come later. @see specification §8, Tickets */
export const waitingErrors: ErrorWording<'listTickets', MessageDescriptor> = {
  listTickets: { default: msg`Error on fetching webTickets` },
}

export const wordWaitingError = createErrorWords(waitingErrors)
