export { deleteTicketsOfWebs } from './web-tickets.ts'
