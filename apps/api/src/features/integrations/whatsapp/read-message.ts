/** What a message says. @see https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/reference/messages */
import type { ChannelPerson } from '../../channels/index.ts'
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import { longTextAt } from '../messengers/long-text.ts'
import type { Heard, NamedFile } from '../messengers/messenger-port.ts'

/** Files, with the name of one that has none. */
const FILES: Readonly<Record<string, string>> = {
  image: 'photo.jpg',
  document: 'file',
  audio: 'audio.ogg',
  video: 'video.mp4',
  sticker: 'sticker.webp',
}
/** What nobody has written: that a number is another now, that a chat was opened. */
const NOTICES: ReadonlySet<string> = new Set(['system', 'request_welcome'])

/** @param contacts who writes, as the delivery tells beside. */
export function readMessage(message: unknown, contacts: readonly unknown[]): Heard[] {
  const type = textAt(message, 'type') ?? ''
  if (NOTICES.has(type) || idAt(message, 'group_id') !== undefined) return []
  const content = valueAt(message, type)
  if (type === 'reaction') return readReaction(content)
  const changed = idAt(content, 'original_message_id')
  if (type === 'revoke') return changed === undefined ? [] : [{ kind: 'removed', externalId: changed }]
  if (type === 'edit') return readEdit(changed, valueAt(content, 'message'))
  return readNew(message, type, contacts)
}

function readNew(message: unknown, type: string, contacts: readonly unknown[]): Heard[] {
  const [externalId, person] = [idAt(message, 'id'), personOf(message, contacts)]
  if (externalId === undefined || !person) return []
  const [text, files] = [textOf(message, type), filesOf(message, type)]
  const isEmpty = text === '' && files.length === 0
  const other = textAt(message, 'unsupported', 'type') ?? (type === 'unsupported' ? 'message' : type)
  return [
    {
      kind: 'message',
      externalId,
      address: person.address,
      isPrivate: true,
      person: person.person,
      text,
      files,
      unsupported: isEmpty ? other || 'message' : undefined,
    },
  ]
}

function readReaction(content: unknown): Heard[] {
  const externalId = idAt(content, 'message_id')
  if (externalId === undefined) return []
  return [{ kind: 'reacted', externalId, reaction: textAt(content, 'emoji') ?? '' }]
}

function readEdit(externalId: string | undefined, message: unknown): Heard[] {
  const text = textOf(message, textAt(message, 'type') ?? '')
  return externalId === undefined || text === '' ? [] : [{ kind: 'edited', externalId, text }]
}

/**
 * By their number, unless they have hidden it behind a name: then by an id for this company alone.
 *
 * @see https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids
 */
function personOf(
  message: unknown,
  contacts: readonly unknown[],
): { address: string; person: ChannelPerson } | undefined {
  const [number, scoped] = [idAt(message, 'from'), idAt(message, 'from_user_id')]
  const contact = contacts.find((each) =>
    number === undefined ? idAt(each, 'user_id') === scoped : idAt(each, 'wa_id') === number,
  )
  const [waId, userId] = [number ?? idAt(contact, 'wa_id'), scoped ?? idAt(contact, 'user_id')]
  const [id, address] = [userId ?? waId, waId ?? userId]
  if (id === undefined || address === undefined) return undefined
  const handle = textAt(contact, 'profile', 'username')
  return {
    address,
    person: {
      id,
      name: textAt(contact, 'profile', 'name'),
      handle: handle && `@${handle}`,
      phone: waId !== undefined && /^\d+$/.test(waId) ? `+${waId}` : undefined,
    },
  }
}

function textOf(message: unknown, type: string): string {
  const content = valueAt(message, type)
  if (type === 'text') return longTextAt(content, 'body') ?? ''
  if (type === 'button') return longTextAt(content, 'text') ?? ''
  if (type === 'interactive') {
    const reply = valueAt(content, textAt(content, 'type') ?? '')
    return longTextAt(reply, 'title') ?? longTextAt(reply, 'body') ?? ''
  }
  if (type === 'location') return placeOf(content)
  if (type === 'contacts') return listAt(content).map(cardOf).filter(Boolean).join('\n')
  return longTextAt(content, 'caption') ?? longTextAt(content, 'text') ?? ''
}

function placeOf(location: unknown): string {
  const [latitude, longitude] = [numberAt(location, 'latitude'), numberAt(location, 'longitude')]
  const at = latitude === undefined || longitude === undefined ? undefined : `${latitude}, ${longitude}`
  return [textAt(location, 'name'), textAt(location, 'address'), at].filter(Boolean).join('\n')
}

const cardOf = (contact: unknown): string =>
  [
    textAt(contact, 'name', 'formatted_name'),
    ...listAt(contact, 'phones').map((each) => textAt(each, 'phone')),
    ...listAt(contact, 'emails').map((each) => textAt(each, 'email')),
  ]
    .filter(Boolean)
    .join(', ')

function filesOf(message: unknown, type: string): NamedFile[] {
  const [otherwise, ref] = [FILES[type], idAt(message, type, 'id')]
  if (otherwise === undefined || ref === undefined) return []
  return [{ name: textAt(message, type, 'filename') ?? otherwise, ref }]
}
