import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaOf } from '../src/features/attachments/media-type.ts'
import { toAvatar } from '../src/features/users/avatar.ts'

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['an SVG', async () => svg],
  ['a TIFF', () => plain(9).tiff().toBuffer()],
  ['an AVIF', () => plain(9).avif().toBuffer()],
])('pictures: the library can not load %s', async (_what, make) => {
  const bytes = await make()
  await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
  expect(await mediaOf(bytes)).toEqual({ type: 'application/octet-stream' })
  await expect(toAvatar(bytes)).rejects.toMatchObject({ code: 'not-an-image' })
})

test('pictures: the library can not load a file by its path, and takes one thread', async () => {
  const path = join(tmpdir(), 'replybay-picture.png')
  await plain(9).toFile(path)
  await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format')
  expect(sharp.concurrency()).toBe(1)
})

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('pictures: the size of a %s is read', async (format) => {
  const bytes = await plain(9).toFormat(format).toBuffer()
  expect(await mediaOf(bytes)).toEqual({ type: `image/${format}`, width: 9, height: 9 })
})

test('pictures: the size of one that the camera held upright is as it is shown', async () => {
  const bytes = await plain(40).resize(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await mediaOf(bytes)).toMatchObject({ width: 20, height: 40 })
})

/** An SVG whose groups each show the one before ten times. */
function nested(depth: number): Buffer {
  const groups = Array.from({ length: depth }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10)
    return `<g id="g${level + 1}">${uses}</g>`
  })
  const shape = '<rect id="g0" width="9" height="9"/>'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shape}${groups.join('')}</defs><use href="#g${depth}"/></svg>`,
  )
}

/** A WebP of so many frames, each a pixel. */
async function animation(frames: number): Promise<Buffer> {
  const pixel = (await plain(1).webp().toBuffer()).subarray(12)
  const chunk = (type: string, content: Buffer) =>
    Buffer.concat([Buffer.from(type), sizeField(content.length), content, Buffer.alloc(content.length % 2)])
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(16), pixel]))
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([2, 0, 0, 0, 39, 0, 0, 19, 0, 0])),
    chunk('ANIM', Buffer.alloc(6)),
    Buffer.alloc(frame.length * frames, frame),
  ])
  return Buffer.concat([Buffer.from('RIFF'), sizeField(body.length), body])
}

function sizeField(size: number): Buffer {
  const field = Buffer.alloc(4)
  field.writeUInt32LE(size)
  return field
}

/** A PNG with so many texts, each of 8 MB when it is unpacked. */
async function withTexts(texts: number): Promise<Buffer> {
  const png = await plain(9).png().toBuffer()
  const content = Buffer.concat([
    Buffer.from('zTXtk\0\0'),
    deflateSync(Buffer.alloc(8_000_000, 'A'), { level: 9 }),
  ])
  const text = Buffer.alloc(content.length + 8)
  text.writeUInt32BE(content.length - 4)
  text.set(content, 4)
  text.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: texts }, () => text), png.subarray(33)])
}

/** A PNG with so many chunks of which the library knows nothing, before its pixels or behind them. */
async function withChunks(chunks: number, place: 'before' | 'behind'): Promise<Buffer> {
  const png = await plain(9).png().toBuffer()
  const type = Buffer.from('abCd')
  const chunk = Buffer.alloc(12)
  chunk.set(type, 4)
  chunk.writeUInt32BE(crc32(type), 8)
  const at = place === 'before' ? 33 : png.length - 12
  return Buffer.concat([png.subarray(0, at), Buffer.alloc(12 * chunks, chunk), png.subarray(at)])
}

test('pictures: a PNG with more than 1,000 chunks before its pixels is none', async () => {
  const bytes = await withChunks(1_000, 'before')
  expect(await mediaOf(bytes)).toEqual({ type: 'application/octet-stream' })
  await expect(toAvatar(bytes)).rejects.toMatchObject({ code: 'not-an-image' })
  const others = [await withChunks(990, 'before'), await withChunks(2_000, 'behind')]
  for (const other of others) expect(await mediaOf(other)).toMatchObject({ width: 9, height: 9 })
})

/** Far more than one that is refused or read by its head needs, far less than these take where they are read. */
const AT_ONCE_MS = 500

test.each([
  ['an SVG of a million shapes', async () => nested(6), undefined],
  ['a WebP of forty thousand frames', () => animation(40_000), { width: 40, height: 20 }],
  ['a PNG with 400 MB of text', () => withTexts(50), { width: 9, height: 9 }],
])('pictures: the head of %s is read at once', async (_what, make, size) => {
  const bytes = await make()
  const startedAt = performance.now()
  const media = await mediaOf(bytes)
  await toAvatar(bytes).catch(() => undefined)
  expect(performance.now() - startedAt).toBeLessThan(AT_ONCE_MS)
  expect(media).toMatchObject(size ?? { type: 'application/octet-stream' })
})

test('pictures: are unfolded one at a time, and what can not have its turn is sent away', async () => {
  const bytes = await plain(2_000).png().toBuffer()
  const running: number[] = []
  const all = Array.from({ length: 20 }, () =>
    toAvatar(bytes).finally(() => running.push(sharp.counters().process)),
  )
  const ended = await Promise.allSettled(all)
  expect(Math.max(...running)).toBeLessThanOrEqual(1)
  const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ code: 'overloaded', status: 503, retryAfter: 5 })
  expect((await toAvatar(bytes)).byteLength).toBeGreaterThan(0)
})

test('avatar: one of more than 16 megapixels is refused', async () => {
  await expect(toAvatar(await plain(4_001).png().toBuffer())).rejects.toMatchObject({ code: 'not-an-image' })
  expect((await toAvatar(await plain(4_000).png().toBuffer())).byteLength).toBeGreaterThan(0)
})
