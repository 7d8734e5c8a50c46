export { findCustomer } from './store.ts'
export { keepTypedAddress } from './typed-address.ts'
export { deleteTicketsOfWebs } from './web-tickets.ts'
