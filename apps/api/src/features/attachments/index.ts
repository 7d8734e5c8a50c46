export { toAttachment } from './present.ts'
export { createVisitorFiles } from './service.ts'
export { countFilesOf, giveToMessage, listAttachments, listSentAttachments, releaseFilesOf } from './store.ts'
