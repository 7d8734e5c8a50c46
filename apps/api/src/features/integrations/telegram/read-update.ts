/** What an update tells. @see https://core.telegram.org/bots/api#update */
import { idAt, listAt, numberAt, textAt, valueAt } from '../json.ts'
import type { Heard, NamedFile } from '../messengers/messenger-port.ts'
import { longTextAt } from '../messengers/long-text.ts'

/** What is no file, by the name that it has in a message. */
const OTHERS = [
  'location',
  'venue',
  'poll',
  'dice',
  'game',
  'story',
  'sticker',
  'contact',
  'checklist',
  'paid_media',
] as const
/** Files, with the name of one that has none. */
const FILES: Readonly<Record<string, string>> = {
  document: 'file',
  voice: 'voice.ogg',
  audio: 'audio.mp3',
  video: 'video.mp4',
  video_note: 'video.mp4',
  animation: 'animation.mp4',
}

export function readUpdate(update: unknown): readonly Heard[] {
  const message = valueAt(update, 'message')
  if (message !== undefined) return readMessage(message)
  const edited = valueAt(update, 'edited_message')
  if (edited !== undefined) return readEdit(edited)
  return readReaction(valueAt(update, 'message_reaction'))
}

/** Of groups and channels nothing is kept: a bot that was added to one is asked there by everybody. */
const isPrivate = (message: unknown) => textAt(message, 'chat', 'type') === 'private'

/** Ids of messages count anew in each conversation. */
function externalIdOf(message: unknown): string | undefined {
  const [chat, id] = [idAt(message, 'chat', 'id'), idAt(message, 'message_id')]
  return chat === undefined || id === undefined ? undefined : `${chat}:${id}`
}

function readMessage(message: unknown): Heard[] {
  const [externalId, address, person] = [
    externalIdOf(message),
    idAt(message, 'chat', 'id'),
    personOf(message),
  ]
  if (!isPrivate(message) || externalId === undefined || address === undefined || !person) return []
  const text = longTextAt(message, 'text') ?? longTextAt(message, 'caption') ?? phoneOf(message) ?? ''
  // What everybody's first message is, by a button: nothing is asked by it.
  if (/^\/start\b/.test(text)) return []
  const files = filesOf(message)
  const other = OTHERS.find((name) => valueAt(message, name) !== undefined)
  const isEmpty = text === '' && files.length === 0
  const unsupported = isEmpty ? (other ?? 'message') : undefined
  return [{ kind: 'message', externalId, address, isPrivate: true, person, text, files, unsupported }]
}

function readEdit(message: unknown): Heard[] {
  const externalId = externalIdOf(message)
  const text = longTextAt(message, 'text') ?? longTextAt(message, 'caption')
  if (!isPrivate(message) || externalId === undefined || text === undefined) return []
  return [{ kind: 'edited', externalId, text }]
}

function readReaction(told: unknown): Heard[] {
  const externalId = externalIdOf(told)
  if (!isPrivate(told) || externalId === undefined) return []
  const set = listAt(told, 'new_reaction').flatMap((each) => textAt(each, 'emoji') ?? [])
  return [{ kind: 'reacted', externalId, reaction: set.join('') }]
}

function personOf(message: unknown) {
  const id = idAt(message, 'from', 'id')
  if (id === undefined || valueAt(message, 'from', 'is_bot') === true) return undefined
  const names = [textAt(message, 'from', 'first_name'), textAt(message, 'from', 'last_name')]
  const handle = textAt(message, 'from', 'username')
  return {
    id,
    name: names.filter(Boolean).join(' ') || undefined,
    handle: handle && `@${handle}`,
    phone: phoneOf(message),
    language: textAt(message, 'from', 'language_code'),
  }
}

/** Where somebody gives their own number, by the button that asks for it. */
function phoneOf(message: unknown): string | undefined {
  const owner = numberAt(message, 'contact', 'user_id')
  if (owner === undefined || owner !== numberAt(message, 'from', 'id')) return undefined
  const digits = textAt(message, 'contact', 'phone_number')?.replaceAll(/\D/g, '')
  return digits ? `+${digits}` : undefined
}

function filesOf(message: unknown): NamedFile[] {
  // The same picture in several sizes, the largest last.
  const picture = idAt(listAt(message, 'photo').at(-1), 'file_id')
  const files = Object.entries(FILES).flatMap(([name, otherwise]) => {
    const ref = idAt(message, name, 'file_id')
    return ref === undefined ? [] : [{ name: textAt(message, name, 'file_name') ?? otherwise, ref }]
  })
  const isAnimation = valueAt(message, 'animation') !== undefined
  return [
    ...(picture === undefined ? [] : [{ name: 'photo.jpg', ref: picture }]),
    // An animation is told as a document, too.
    ...(isAnimation ? files.slice(-1) : files),
  ]
}
