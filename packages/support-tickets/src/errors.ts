import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'

/** The words for each catalogued error of the ticket operations. @see specification §8, Tickets */
export const errors: ErrorWording<
  'answerTicket' | 'closeTicket' | 'deleteTicket' | 'getTicketInfo' | 'listTickets' | 'updateTicket',
  MessageDescriptor
> = {
  answerTicket: { default: msg`Error on answering webTickets` },
  closeTicket: { default: msg`Error on closing ticket` },
  deleteTicket: { default: msg`Could not delete the ticket` },
  getTicketInfo: { default: msg`Could not find a ticket with specified id` },
  listTickets: { default: msg`Error on fetching webTickets` },
  updateTicket: { default: msg`Could not update a ticket with specified id` },
}

export const wordError = createErrorWords(errors)
