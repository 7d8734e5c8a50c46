export { deleteSampleWebs, findWeb, findWebOwner, insertSampleWeb } from './store.ts'
