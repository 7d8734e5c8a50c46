export { findWeb, findWebOwner } from './store.ts'
