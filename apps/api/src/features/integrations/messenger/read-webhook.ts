/** What a delivery tells. @see https://developers.facebook.com/docs/messenger-platform/reference/webhook-events */
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import { longTextAt } from '../messengers/long-text.ts'
import type { Heard, OfChannel } from '../messengers/messenger-port.ts'
import type { Settings } from '../secrets.ts'
import { filesOf, otherOf, wordsOf } from './read-attachments.ts'

/** Of all pages of an app: those of others are left out. */
export function readWebhook(content: unknown, { page_id }: Settings): readonly OfChannel[] {
  const object = textAt(content, 'object')
  const channel = object === 'page' ? 'messenger' : object === 'instagram' ? 'instagram' : undefined
  if (channel === undefined) return []
  return listAt(content, 'entry')
    .filter((entry) => channel === 'instagram' || page_id === undefined || idAt(entry, 'id') === page_id)
    .flatMap((entry) => listAt(entry, 'messaging'))
    .flatMap(readEvent)
    .map((heard) => ({ channel, heard }))
}

function readEvent(event: unknown): Heard[] {
  const [message, postback] = [valueAt(event, 'message'), valueAt(event, 'postback')]
  if (message !== undefined) return readMessage(event, message)
  if (postback !== undefined) return readPostback(event, postback)
  const [edit, reaction] = [valueAt(event, 'message_edit'), valueAt(event, 'reaction')]
  if (edit !== undefined) return readEdit(edit)
  if (reaction !== undefined) return readReaction(reaction)
  return [...readReached(event, 'delivery', 'delivered'), ...readReached(event, 'read', 'read')]
}

function readMessage(event: unknown, message: unknown): Heard[] {
  const externalId = idAt(message, 'mid')
  if (externalId === undefined) return []
  if (valueAt(message, 'is_echo') === true) return readEcho(message, externalId)
  if (valueAt(message, 'is_deleted') === true) return [{ kind: 'removed', externalId }]
  const attachments = listAt(message, 'attachments')
  const [words, files] = [wordsOf(attachments), filesOf(attachments)]
  const text = [longTextAt(message, 'text'), ...words].filter(Boolean).join('\n')
  const isEmpty = text === '' && files.length === 0
  const unsupported = isEmpty ? (otherOf(attachments) ?? 'message') : undefined
  return inConversation(event, { externalId, text, files, unsupported })
}

/** What was sent comes back, under our own name: its answer may be lost. What the shop writes elsewhere has none. */
function readEcho(message: unknown, externalId: string): Heard[] {
  const messageId = textAt(message, 'metadata')
  return messageId === undefined ? [] : [{ kind: 'state', externalId, messageId, state: 'sent' }]
}

/** A button of the shop's that was tapped. */
function readPostback(event: unknown, postback: unknown): Heard[] {
  const [externalId, text] = [idAt(postback, 'mid'), longTextAt(postback, 'title')]
  if (externalId === undefined || text === undefined) return []
  return inConversation(event, { externalId, text, files: [], unsupported: undefined })
}

type Said = Pick<Extract<Heard, { kind: 'message' }>, 'externalId' | 'text' | 'files' | 'unsupported'>

function inConversation(event: unknown, said: Said): Heard[] {
  const id = idAt(event, 'sender', 'id')
  if (id === undefined) return []
  return [{ kind: 'message', ...said, address: id, isPrivate: true, person: { id } }]
}

function readEdit(edit: unknown): Heard[] {
  const [externalId, text] = [idAt(edit, 'mid'), longTextAt(edit, 'text')]
  return externalId === undefined || text === undefined ? [] : [{ kind: 'edited', externalId, text }]
}

function readReaction(reaction: unknown): Heard[] {
  const externalId = idAt(reaction, 'mid')
  if (externalId === undefined) return []
  const isSet = textAt(reaction, 'action') === 'react'
  const shown = textAt(reaction, 'emoji') ?? textAt(reaction, 'reaction') ?? ''
  return [{ kind: 'reacted', externalId, reaction: isSet ? shown : '' }]
}

/** By their ids where they are told, else by a time: all before it. */
function readReached(event: unknown, name: 'delivery' | 'read', state: 'delivered' | 'read'): Heard[] {
  const told = valueAt(event, name)
  const named = [idAt(told, 'mid'), ...listAt(told, 'mids').map((mid) => idAt(mid))]
  const ids = named.filter((id) => id !== undefined)
  if (ids.length > 0) return ids.map((externalId) => ({ kind: 'state', externalId, state }))
  const [address, at] = [idAt(event, 'sender', 'id'), timeAt(told, 'watermark')]
  return address === undefined || at === undefined ? [] : [{ kind: 'state-until', address, at, state }]
}

function timeAt(json: unknown, name: string): Date | undefined {
  const at = new Date(numberAt(json, name) ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? undefined : at
}
