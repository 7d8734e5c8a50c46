import { personOf, type Handlers } from '../../platform/contract/handlers.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { AttachmentService } from './service.ts'

export function attachmentHandlers(attachments: AttachmentService) {
  return {
    async addAttachment(call) {
      return { data: { attachment: await attachments.add(personOf(call), call.path.id, call.body) } }
    },
    async getAttachment(call) {
      const { id, attachmentId } = call.path
      const { name, size, bytes } = await attachments.open(personOf(call), id, attachmentId)
      return new FileAnswer(name, size, bytes)
    },
  } satisfies Partial<Handlers>
}
