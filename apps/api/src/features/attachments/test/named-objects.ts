import { addAttachment } from '@replybay/api-client/operations'
import type { NamedObjects } from '../../../../test/named-objects.ts'

export const namedObjects: NamedObjects = {
  places: {
    addAttachment: { id: 'ticket' },
    getAttachment: { id: 'ticket', attachmentId: 'attachment' },
  },
  async add({ server, owner, idOf }) {
    const form = ['name="name"\r\n\r\nx.txt', 'name="file"; filename="x.txt"\r\n\r\nx']
    const parts = form.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
    const { data } = await server.call(addAttachment, {
      as: owner,
      path: { id: idOf('ticket') },
      body: `${parts.join('')}--part--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=part' },
    })
    return { attachment: data.attachment._id }
  },
}
