// Generated from openapi/ by `pnpm --filter @replybay/api-client generate`. Do not edit.

/** The catalogued English (US) texts, by operation, then by status or outcome. @see specification §8 */
export const errorCatalogue = {
  "signIn": {
    "400": "Wrong username or password",
    "409": "Validate your account",
    "429": "Too many attempts. Try again in a few minutes.",
    "default": "Unexpected error, try again later ..."
  },
  "register": {
    "409": "There is already an account with this address",
    "429": "Too many attempts. Try again in a few minutes.",
    "default": "Could not create the account"
  },
  "validateCode": {
    "400": "Wrong validation code, login again and try with another code",
    "429": "Too many attempts. Try again in a few minutes.",
    "default": "Unexpected error, try again later ..."
  },
  "generateCode": {
    "429": "Too many attempts. Try again in a few minutes.",
    "default": "Could not send a new code"
  },
  "resetPassword": {
    "default": "Could not reset the password"
  },
  "inviteSupport": {
    "409": "user exists",
    "default": "Could not invite users"
  },
  "inviteWarehouse": {
    "409": "user exists",
    "default": "Could not invite users"
  },
  "deleteAccount": {
    "active-subscription": "Before deleting your account, you must first cancel your subscription",
    "invalid-password": "Invalid password",
    "default": "Could not delete account"
  },
  "signOut": {
    "default": "Could not logout"
  },
  "getUserInfo": {
    "default": "Could not get user info, try again later .."
  },
  "getWebInfo": {
    "default": "User dont have any web"
  },
  "getTicketInfo": {
    "default": "Could not find a ticket with specified id"
  },
  "listTickets": {
    "default": "Error on fetching webTickets"
  },
  "countTickets": {
    "default": "Error on fetching webTickets"
  },
  "updateTicket": {
    "default": "Could not update a ticket with specified id"
  },
  "answerTicket": {
    "default": "Error on answering webTickets"
  },
  "closeTicket": {
    "default": "Error on closing ticket"
  },
  "deleteTicket": {
    "default": "Could not delete the ticket"
  },
  "openConversation": {
    "404": "This chat is not available",
    "429": "Too many messages. Try again in a moment.",
    "default": "Could not send the message"
  },
  "getConversation": {
    "default": "Could not read the conversation"
  },
  "continueConversation": {
    "429": "Too many messages. Try again in a moment.",
    "default": "Could not send the message"
  }
} as const
