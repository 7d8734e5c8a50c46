export { toAttachment } from './present.ts'
export { insertReceivedFiles, keepReceivedFile, type KeptFile } from './received.ts'
export { createVisitorFiles } from './service.ts'
export { countFilesOf, giveToMessage, listAttachments, listSentAttachments, releaseFilesOf } from './store.ts'
