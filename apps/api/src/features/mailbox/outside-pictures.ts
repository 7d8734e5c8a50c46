/** Pictures from outside that an email shows, read in place of whoever reads it. */
import { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { Failure } from '../../platform/contract/failure.ts'
import { FileAnswer } from '../../platform/http/file-answer.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { OutboundProblem } from '../../platform/outbound/outbound-problem.ts'
import { toFittingWebp } from '../../platform/pictures/pictures.ts'
import { createTurns } from '../../platform/turns.ts'

const MOST_BYTES = 5 * 1_048_576
const TYPES = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif']
/** For all of one picture, in ms. */
const PATIENCE_MS = 10_000
const FRAME = { side: 1_600, mostPixels: 25_000_000 }

/** An email shows many at once; other people's servers are slow. */
const inTurn = createTurns({ atOnce: 6, mostWaiting: 200 })

/**
 * Reads a picture of an email.
 *
 * @param html of the email: only what it names is read, so that nobody reads other addresses through this server.
 * @param over aborts when nobody waits for it any more.
 * @throws Failure `invalid-request` for an address that the email does not name, `not-an-image`, `outside-service`, and
 * `overloaded` where too many wait.
 */
export async function readOutsidePicture(
  outbound: Outbound,
  { html, url }: { html: string | null; url: string },
  over: AbortSignal,
): Promise<FileAnswer> {
  if (!picturesIn(html ?? '').has(url)) {
    throw new Failure('invalid-request', {
      fields: [{ path: '/body/url', message: 'is no picture of this email' }],
    })
  }
  const bytes = await inTurn(() => read(outbound, url, over))
  const picture = await toFittingWebp(bytes, FRAME)
  if (!picture) throw new Failure('not-an-image')
  return new FileAnswer('picture.webp', picture.byteLength, Readable.from([picture]))
}

async function read(outbound: Outbound, url: string, signal: AbortSignal): Promise<Uint8Array> {
  try {
    const headers = { accept: 'image/*', 'user-agent': 'Replybay' }
    const limits = { mostBytes: MOST_BYTES, types: TYPES, timeLimitMs: PATIENCE_MS }
    const { status, body } = await outbound.get(url, { ...limits, headers, signal })
    if (status === 200) return body
  } catch (error) {
    if (!(error instanceof OutboundProblem)) throw error
    if (error.code === 'wrong-type' || error.code === 'too-large') throw new Failure('not-an-image')
  }
  throw new Failure('outside-service')
}

/** The addresses that the pictures of a text have, as they stand there. */
function picturesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  const parser = new Parser({
    onopentag(name, { src, background }) {
      if (name === 'img' && src !== undefined) found.add(src.trim())
      if (background !== undefined) found.add(background.trim())
    },
  })
  parser.end(html)
  return found
}
