/** What a delivery tells. @see https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components */
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import type { Heard } from '../messengers/messenger-port.ts'
import type { Settings } from '../secrets.ts'
import { problemOfCode } from './problems.ts'
import { readMessage } from './read-message.ts'

/** Of all numbers of an app: those of others are left out. */
export function readWebhook(content: unknown, { phone_number_id }: Settings): readonly Heard[] {
  return listAt(content, 'entry')
    .flatMap((entry) => listAt(entry, 'changes'))
    .filter((change) => textAt(change, 'field') === 'messages')
    .map((change) => valueAt(change, 'value'))
    .filter((value) => {
      const told = idAt(value, 'metadata', 'phone_number_id')
      return phone_number_id === undefined || told === phone_number_id
    })
    .flatMap((value) => [
      ...listAt(value, 'messages').flatMap((message) => readMessage(message, listAt(value, 'contacts'))),
      ...listAt(value, 'statuses').flatMap(readStatus),
    ])
}

const states = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  /** Of a voice message. */
  played: 'read',
  failed: 'failed',
} as const

const isState = (name: string): name is keyof typeof states => Object.hasOwn(states, name)

/** They come in no order, and `delivered` not at all where it was read at once. */
function readStatus(status: unknown): Heard[] {
  const [externalId, name = ''] = [idAt(status, 'id'), textAt(status, 'status')]
  if (externalId === undefined || !isState(name)) return []
  const code = numberAt(listAt(status, 'errors')[0], 'code')
  return [
    {
      kind: 'state',
      externalId,
      messageId: textAt(status, 'biz_opaque_callback_data'),
      state: states[name],
      ...(name === 'failed' && { problem: problemOfCode(code) }),
    },
  ]
}
