export { followShop, type Followed } from './orders/follow-shop.ts'
export { setStock, type Stocked } from './orders/set-stock.ts'
export { findOrders, insertOrders, newOrder, type OrderRow } from './store.ts'
export { tellOfWarehouse } from './topic.ts'
