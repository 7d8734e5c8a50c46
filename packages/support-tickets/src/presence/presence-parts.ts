/** What is needed once anybody else is there: one file. */
export { RowPresence } from './row-presence.tsx'
export { TicketPresence } from './ticket-presence.tsx'
