export { actorOf } from './actor.ts'
export {
  type AgentMessage,
  answerAsAgent,
  type Asked,
  handOff,
  holdAsked,
  isWithTeam,
  readAsked,
} from './agent.ts'
export {
  findCustomerByPhone,
  findFactsOfMany,
  findTicketFacts,
  findWritable,
  insertCustomers,
  lockCustomer,
} from './customer-rows.ts'
export { listClosedTickets } from './closed-tickets.ts'
export { closeSilentTickets, closesAt } from './closing-silent.ts'
export { askForPerson, noteTypedAddress, rate } from './conversation-steps.ts'
export {
  noteAfterSaid,
  noteDelivery,
  noteDeliveryUntil,
  type OfMessage,
  putBack,
  queueAgain,
  queueMessage,
  takeToSend,
} from './delivery.ts'
export { insertTold, tell } from './demo/tell.ts'
export { readInbox } from './demo/texts.ts'
export type { DemoCustomer, DemoTicket } from './demo/thread.ts'
export { type Exchange, findCustomerNames, readExchange } from './exchange.ts'
export { findOrders } from './facts.ts'
export { generalAnswer, withoutGreeting } from './general-answer.ts'
export { filterOfView } from './list-filter.ts'
export { openTicket } from './opening.ts'
export { toCustomer, toSummary } from './present.ts'
export { receiveMessage } from './receiving.ts'
export { isClosed, type TicketState } from './rules.ts'
export { searchQuery, searchWords } from './search-words.ts'
export { namesOfShop, suggestForTicket } from './suggestion.ts'
export { tellOfCustomer } from './topic.ts'
export { countUpTo, findSummaries, findTicketRow, isAnsweredByPerson, listNewestMessages } from './store.ts'
export type { SnoozeReason } from './tables.ts'
export { wakeNow } from './waking.ts'
export { deleteTicketsIn } from './web-tickets.ts'
export { addCustomerWords, customerWords } from './word-index.ts'
export { applyTransition, lockTicket } from './writing.ts'
