export { toAttachment } from './present.ts'
export { deleteAttachmentsOf, giveToMessage, listAttachments } from './store.ts'
