export { deleteWithoutTickets } from './store.ts'
