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
      const { name, bytes } = await attachments.read(personOf(call), id, attachmentId)
      return new FileAnswer(name, bytes)
    },
  } satisfies Partial<Handlers>
}
