import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorWording } from '@replybay/api-client'
import { createErrorWords } from '@replybay/feature-kit'
import { waitingErrors } from './home/waiting-errors.ts'

/** The words for each catalogued error of the ticket operations. @see specification §8, Tickets */
export const errors: ErrorWording<
  | 'addAttachment'
  | 'addNote'
  | 'answerTicket'
  | 'closeTicket'
  | 'createCannedAnswer'
  | 'createView'
  | 'deleteCannedAnswer'
  | 'deleteTicket'
  | 'deleteView'
  | 'getCustomer'
  | 'getTicketInfo'
  | 'listAssignees'
  | 'listCannedAnswers'
  | 'listCustomers'
  | 'listTicketIds'
  | 'listTickets'
  | 'listViews'
  | 'openTicket'
  | 'suggestAnswer'
  | 'updateCompanyDetails'
  | 'updateCannedAnswer'
  | 'updateCustomer'
  | 'updateTicket'
  | 'updateView',
  MessageDescriptor
> = {
  addAttachment: {
    conflict: msg`50 files of this ticket have not been sent yet`,
    '413': msg`The file is larger than 10 MB`,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    default: msg`Could not upload the file`,
  },
  addNote: {
    'conversation-full': msg`This ticket has reached its limit, so your note wasn’t added.`,
    default: msg`Could not save the note`,
  },
  answerTicket: {
    'conversation-full': msg`This ticket has reached its limit, so your answer wasn’t sent. Write to the customer in a new ticket.`,
    default: msg`Error on answering webTickets`,
  },
  closeTicket: { default: msg`Error on closing ticket` },
  createCannedAnswer: {
    conflict: msg`Another saved reply has this shortcut`,
    'limit-reached': msg`You’ve reached the limit of 500 saved replies. Delete one first.`,
    default: msg`Could not save the saved reply`,
  },
  createView: { conflict: msg`There are 50 views already`, default: msg`Could not save the view` },
  deleteCannedAnswer: { default: msg`Could not delete the saved reply` },
  deleteTicket: { default: msg`Could not delete the ticket` },
  deleteView: {
    '403': msg`Only who saved a view of the team, the owner and admins can change it`,
    default: msg`Could not delete the view`,
  },
  getCustomer: { default: msg`Could not load the customer` },
  getTicketInfo: { default: msg`Could not find a ticket with specified id` },
  listAssignees: { default: msg`Could not get support list` },
  listCannedAnswers: { default: msg`Could not load the saved replies` },
  listCustomers: { default: msg`Could not search customers` },
  listTicketIds: { default: msg`Error on fetching webTickets` },
  listViews: { default: msg`Could not load the views` },
  ...waitingErrors,
  openTicket: { default: msg`Could not send the message` },
  suggestAnswer: { default: msg`Could not suggest an answer` },
  updateCompanyDetails: {
    'changed-meanwhile': msg`Your team changed the same first. Their change is kept.`,
    conflict: msg`Your team changed the other waiting limit, and the two don’t fit any more. Choose again.`,
    default: msg`Could not save the company settings. Try again.`,
  },
  updateCannedAnswer: {
    '404': msg`This saved reply was deleted. To keep your text, copy it into a new one.`,
    'changed-meanwhile': msg`Your team saved other changes first. Yours are kept: check them and save again.`,
    conflict: msg`Another saved reply has this shortcut`,
    default: msg`Could not save the saved reply`,
  },
  updateCustomer: {
    conflict: msg`Another customer has this address`,
    default: msg`Could not update the customer`,
  },
  updateTicket: { default: msg`Could not update a ticket with specified id` },
  updateView: {
    '403': msg`Only who saved a view of the team, the owner and admins can change it`,
    'changed-meanwhile': msg`Your team changed this view first. Check it, then save yours again.`,
    conflict: msg`There are 50 views already`,
    default: msg`Could not save the view`,
  },
}

export const wordError = createErrorWords(errors)
