/** What comes with a message. @see https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages */
import { numberAt, textAt, valueAt } from '../json.ts'
import type { NamedFile } from '../messengers/messenger-port.ts'

/** Files, with the name of one that has none. */
const FILES: Readonly<Record<string, string>> = {
  image: 'photo.jpg',
  video: 'video.mp4',
  audio: 'audio.mp4',
  file: 'file',
}
/** What is shown elsewhere, and led to. */
const SHARED: ReadonlySet<string> = new Set(['fallback', 'share', 'reel', 'ig_reel', 'post', 'ig_post'])

const typeOf = (attachment: unknown) => textAt(attachment, 'type') ?? ''

export function filesOf(attachments: readonly unknown[]): NamedFile[] {
  return attachments.flatMap((each) => {
    const [otherwise, ref] = [FILES[typeOf(each)], addressAt(each)]
    return otherwise === undefined || ref === undefined ? [] : [{ name: nameIn(ref) ?? otherwise, ref }]
  })
}

/** The addresses of what is shared, and places. */
export function wordsOf(attachments: readonly unknown[]): string[] {
  return attachments.flatMap((each) => {
    const type = typeOf(each)
    if (type === 'location') return placeOf(each) ?? []
    if (!SHARED.has(type)) return []
    const title = textAt(each, 'payload', 'title') ?? textAt(each, 'title')
    return [title, addressAt(each) ?? textAt(each, 'url')].filter((line) => line !== undefined)
  })
}

/** What is neither words nor a file, as a mention in a story, which nobody else may keep. */
export const otherOf = (attachments: readonly unknown[]): string | undefined =>
  attachments.map(typeOf).find((type) => type !== '')

function placeOf(attachment: unknown): string | undefined {
  const [latitude, longitude] = ['lat', 'long'].map((name) =>
    numberAt(attachment, 'payload', 'coordinates', name),
  )
  return latitude === undefined || longitude === undefined ? undefined : `${latitude}, ${longitude}`
}

/** As long as it is: it is signed for the one file. */
const LONGEST_ADDRESS = 4_000

function addressAt(attachment: unknown): string | undefined {
  const value = valueAt(attachment, 'payload', 'url')
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return undefined
  return URL.parse(value)?.href
}

/** The last part of its path, where it ends like a file's name. */
function nameIn(address: string): string | undefined {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  return /^[\w%.-]{1,200}\.\w{1,5}$/.test(last) ? plainOf(last) : undefined
}

function plainOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
