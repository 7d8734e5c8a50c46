export { deleteSampleWebs, findBotSettings, findWeb, findWebOwner, insertSampleWeb } from './store.ts'
