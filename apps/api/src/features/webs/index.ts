export {
  deleteSampleWebs,
  findBotSettings,
  findWeb,
  findWebOwner,
  holdWeb,
  insertSampleWeb,
  lockSampleWebs,
} from './store.ts'
