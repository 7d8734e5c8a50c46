export { toAttachment } from './present.ts'
export { giveToMessage, listAttachments } from './store.ts'
