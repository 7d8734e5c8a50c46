export { followShop, type Followed } from './orders/follow-shop.ts'
export { findOrders, insertOrders, newOrder, type OrderRow } from './store.ts'
export { tellOfWarehouse } from './topic.ts'
