export { askForReply } from './replies/reply.ts'
