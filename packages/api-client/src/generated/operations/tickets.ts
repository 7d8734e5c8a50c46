// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

import type { Operation } from '../../operation.ts'

/** One ticket with its messages */
export const getTicketInfo = {
  "id": "getTicketInfo",
  "method": "get",
  "path": "/tickets/info/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"getTicketInfo">

/** The tickets of a web */
export const listTickets = {
  "id": "listTickets",
  "method": "get",
  "path": "/tickets/list/{webId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listTickets">

/** How many tickets stand where */
export const countTickets = {
  "id": "countTickets",
  "method": "get",
  "path": "/tickets/counts/{webId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"countTickets">

/** The ids of all tickets that match */
export const listTicketIds = {
  "id": "listTicketIds",
  "method": "get",
  "path": "/tickets/ids/{webId}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listTicketIds">

/** Change many tickets in one way */
export const changeTickets = {
  "id": "changeTickets",
  "method": "post",
  "path": "/tickets/bulk/{webId}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"changeTickets">

/** What changes in the tickets of a web, as it happens */
export const streamTickets = {
  "id": "streamTickets",
  "method": "get",
  "path": "/tickets/changes/{webId}",
  "body": "none",
  "answer": "stream"
} as const satisfies Operation<"streamTickets">

/** Write to a customer first */
export const openTicket = {
  "id": "openTicket",
  "method": "post",
  "path": "/tickets/open/{webId}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"openTicket">

/** Note something for colleagues */
export const addNote = {
  "id": "addNote",
  "method": "post",
  "path": "/tickets/note/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"addNote">

/** An answer to begin with */
export const suggestAnswer = {
  "id": "suggestAnswer",
  "method": "post",
  "path": "/tickets/suggestion/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"suggestAnswer">

/** Upload a file for an answer */
export const addAttachment = {
  "id": "addAttachment",
  "method": "post",
  "path": "/tickets/attachments/{id}",
  "body": "form",
  "answer": "json"
} as const satisfies Operation<"addAttachment">

/** The bytes of a file */
export const getAttachment = {
  "id": "getAttachment",
  "method": "get",
  "path": "/tickets/attachments/{id}/{attachmentId}",
  "body": "none",
  "answer": "blob"
} as const satisfies Operation<"getAttachment">

/** Who answers tickets */
export const listAssignees = {
  "id": "listAssignees",
  "method": "get",
  "path": "/tickets/assignees",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"listAssignees">

/** Change a ticket */
export const updateTicket = {
  "id": "updateTicket",
  "method": "patch",
  "path": "/tickets/ticket/{id}/{id2}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"updateTicket">

/** Answer a ticket */
export const answerTicket = {
  "id": "answerTicket",
  "method": "post",
  "path": "/tickets/answer/{id}",
  "body": "json",
  "answer": "json"
} as const satisfies Operation<"answerTicket">

/** Close a ticket */
export const closeTicket = {
  "id": "closeTicket",
  "method": "patch",
  "path": "/tickets/close/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"closeTicket">

/** Delete a ticket */
export const deleteTicket = {
  "id": "deleteTicket",
  "method": "delete",
  "path": "/tickets/{id}",
  "body": "none",
  "answer": "json"
} as const satisfies Operation<"deleteTicket">
