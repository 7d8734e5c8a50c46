export { listGuildIds } from './store.ts'
