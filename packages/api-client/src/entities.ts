import type { components } from './generated/schema.ts'

type Schemas = components['schemas']

/** @see specification §3, User */
export type User = Schemas['User']
/** @see specification §6 */
export type Role = Schemas['Role']
/** Who invited whom to what. */
export type Invitation = Schemas['Invitation']
/** Somebody of the company, or somebody who was invited to it. */
export type TeamMember = Schemas['TeamMember']
/** @see specification §3, Web */
export type Web = Schemas['Web']
/** A ticket as a list shows it. @see specification §3, Ticket */
export type TicketSummary = Schemas['TicketSummary']
/** A ticket with everything that was said. @see specification §3, Ticket */
export type Ticket = Schemas['Ticket']
export type TicketMessage = Schemas['Message']
export type TicketEvent = Schemas['TicketEvent']
/** The body of every answer that is not a success. */
export type Problem = Schemas['Problem']
