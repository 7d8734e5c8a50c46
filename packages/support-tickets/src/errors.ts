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
  | 'createView'
  | 'deleteCannedAnswer'
  | 'deleteNote'
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
  | 'resendMessage'
  | 'suggestAnswer'
  | 'undoTicket'
  | 'updateCompanyDetails'
  | 'updateCustomer'
  | 'updateNote'
  | 'updateTicket'
  | 'updateView',
  MessageDescriptor
> = {
  addAttachment: {
    conflict: msg`This ticket already has 50 unsent files. Send some of them first.`,
    '413': msg`The file is larger than 10 MB`,
    'upload-limit': msg`Your team has reached today’s upload limit. Try again tomorrow.`,
    default: msg`Could not upload the file`,
  },
  addNote: {
    'conversation-full': msg`This ticket can’t hold any more messages, so your note wasn’t added.`,
    default: msg`Could not save the note`,
  },
  answerTicket: {
    'conversation-full': msg`This ticket can’t hold any more messages. Write to the customer in a new ticket.`,
    default: msg`Error on answering webTickets`,
  },
  closeTicket: { default: msg`Error on closing ticket` },
  createView: {
    conflict: msg`You’ve reached the limit of 50 views. Delete one first.`,
    default: msg`Could not save the view`,
  },
  deleteCannedAnswer: { default: msg`Could not delete the saved reply` },
  deleteNote: {
    '403': msg`Only the person who wrote this note, the owner, or an admin can delete it`,
    default: msg`Could not delete the note`,
  },
  deleteTicket: { default: msg`Could not delete the ticket` },
  deleteView: {
    '403': msg`Only the person who saved a team view, the owner, or an admin can delete it`,
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
  suggestAnswer: { default: msg`Could not suggest a reply` },
  resendMessage: {
    '404': msg`This ticket was deleted, so nothing can be sent`,
    '409': msg`This message is on its way already`,
    default: msg`Could not send the message again`,
  },
  undoTicket: {
    '404': msg`This ticket was deleted, so nothing can be undone`,
    'changed-meanwhile': msg`This ticket has changed since then, so this can’t be undone`,
    default: msg`Could not undo the change`,
  },
  updateCompanyDetails: {
    'changed-meanwhile': msg`Your team changed this setting first. Their change is kept.`,
    conflict: msg`Your team changed the other threshold. “Overdue” must be longer than “Long wait.” Choose again.`,
    default: msg`Could not save the company settings. Try again.`,
  },
  updateCustomer: {
    conflict: msg`Another customer already uses this email`,
    'changed-meanwhile': msg`Your team has changed this since then, so it can’t be undone`,
    default: msg`Could not update the customer`,
  },
  updateNote: {
    '403': msg`Only the person who wrote this note can change it`,
    '404': msg`This note was deleted, so your change wasn’t saved`,
    'conversation-full': msg`This ticket can’t hold any more text, so your change wasn’t saved.`,
    default: msg`Could not save the note`,
  },
  updateTicket: { default: msg`Could not update a ticket with specified id` },
  updateView: {
    '403': msg`Only the person who saved a team view, the owner, or an admin can change it`,
    'changed-meanwhile': msg`Your team changed this view first. Check it, then save yours again.`,
    conflict: msg`You’ve reached the limit of 50 views. Delete one first.`,
    default: msg`Could not save the view`,
  },
}

export const wordError = createErrorWords(errors)
