// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One ticket with its messages */
export const getTicketInfo = {
  "id": "getTicketInfo",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/info/{id}"
} as const satisfies Operation<"getTicketInfo">

/** The tickets of a web */
export const listTickets = {
  "id": "listTickets",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/list/{webId}"
} as const satisfies Operation<"listTickets">

/** Ticket counts */
export const countTickets = {
  "id": "countTickets",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/counts/{webId}"
} as const satisfies Operation<"countTickets">

/** The ids of all tickets that match */
export const listTicketIds = {
  "id": "listTicketIds",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/ids/{webId}"
} as const satisfies Operation<"listTicketIds">

/** Bulk update tickets */
export const changeTickets = {
  "id": "changeTickets",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/bulk/{webId}"
} as const satisfies Operation<"changeTickets">

/** Message a customer first */
export const openTicket = {
  "id": "openTicket",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/open/{webId}"
} as const satisfies Operation<"openTicket">

/** Claim a ticket while replying */
export const claimTicket = {
  "id": "claimTicket",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/tickets/claim/{id}"
} as const satisfies Operation<"claimTicket">

/** Undo a change of a ticket */
export const undoTicket = {
  "id": "undoTicket",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/undo/{id}"
} as const satisfies Operation<"undoTicket">

/** Send a message once more */
export const resendMessage = {
  "id": "resendMessage",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/tickets/resend/{id}/{messageId}"
} as const satisfies Operation<"resendMessage">

/** Report who is viewing or typing */
export const tellPresence = {
  "id": "tellPresence",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/presence/{id}"
} as const satisfies Operation<"tellPresence">

/** Add a note for teammates */
export const addNote = {
  "id": "addNote",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/note/{id}"
} as const satisfies Operation<"addNote">

/** Change a note */
export const updateNote = {
  "id": "updateNote",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/tickets/note/{id}/{noteId}"
} as const satisfies Operation<"updateNote">

/** Delete a note */
export const deleteNote = {
  "id": "deleteNote",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/tickets/note/{id}/{noteId}"
} as const satisfies Operation<"deleteNote">

/** Suggest a reply */
export const suggestAnswer = {
  "id": "suggestAnswer",
  "method": "post",
  "body": "none",
  "answer": "json",
  "path": "/tickets/suggestion/{id}"
} as const satisfies Operation<"suggestAnswer">

/** Upload a file for a reply */
export const addAttachment = {
  "id": "addAttachment",
  "method": "post",
  "body": "form",
  "answer": "json",
  "path": "/tickets/attachments/{id}"
} as const satisfies Operation<"addAttachment">

/** Download a file */
export const getAttachment = {
  "id": "getAttachment",
  "method": "get",
  "body": "none",
  "answer": "blob",
  "path": "/tickets/attachments/{id}/{attachmentId}"
} as const satisfies Operation<"getAttachment">

/** List assignable teammates */
export const listAssignees = {
  "id": "listAssignees",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/assignees"
} as const satisfies Operation<"listAssignees">

/** Mentions of the person */
export const listMentions = {
  "id": "listMentions",
  "method": "get",
  "body": "none",
  "answer": "json",
  "path": "/tickets/mentions"
} as const satisfies Operation<"listMentions">

/** Mark mentions in a ticket as read */
export const readMentions = {
  "id": "readMentions",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/tickets/mentions/{id}"
} as const satisfies Operation<"readMentions">

/** Change a ticket */
export const updateTicket = {
  "id": "updateTicket",
  "method": "patch",
  "body": "json",
  "answer": "json",
  "path": "/tickets/ticket/{id}/{id2}"
} as const satisfies Operation<"updateTicket">

/** Reply to a ticket */
export const answerTicket = {
  "id": "answerTicket",
  "method": "post",
  "body": "json",
  "answer": "json",
  "path": "/tickets/answer/{id}"
} as const satisfies Operation<"answerTicket">

/** Close a ticket */
export const closeTicket = {
  "id": "closeTicket",
  "method": "patch",
  "body": "none",
  "answer": "json",
  "path": "/tickets/close/{id}"
} as const satisfies Operation<"closeTicket">

/** Delete a ticket */
export const deleteTicket = {
  "id": "deleteTicket",
  "method": "delete",
  "body": "none",
  "answer": "json",
  "path": "/tickets/{id}"
} as const satisfies Operation<"deleteTicket">
