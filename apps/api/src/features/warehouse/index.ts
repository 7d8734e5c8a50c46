export { findOrders, insertOrders, newOrder, type OrderRow } from './store.ts'
export { tellOfWarehouse } from './topic.ts'
