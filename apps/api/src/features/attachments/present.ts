import type { components } from '@replybay/api-client'
import type { attachments } from './tables.ts'

type AttachmentRow = typeof attachments.$inferSelect

export function toAttachment({
  id,
  name,
  type,
  size,
  width,
  height,
}: Pick<
  AttachmentRow,
  'id' | 'name' | 'type' | 'size' | 'width' | 'height'
>): components['schemas']['Attachment'] {
  return { _id: id, name, type, size, ...(width && { width }), ...(height && { height }) }
}
