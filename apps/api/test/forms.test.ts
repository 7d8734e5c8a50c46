import contract from '@replybay/api-client/openapi.json' with { type: 'json' }
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAttachment, updateAvatar } from '@replybay/api-client/operations'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { supportDesk } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)
const headers = { 'content-type': 'multipart/form-data; boundary=part' }

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

type Part = [head: string, content: string | Uint8Array]

const text = (name: string, content: string): Part => [`form-data; name="${name}"`, content]
const file = (name: string, content: string | Uint8Array): Part => [
  `form-data; name="${name}"; filename="x.png"\r\nContent-Type: image/png`,
  content,
]
const json = (name: string, content: string): Part => [
  `form-data; name="${name}"\r\nContent-Type: application/json`,
  content,
]

function formOf(parts: readonly Part[]): Buffer {
  const lines = parts.flatMap(([head, content]) => [
    Buffer.from(`--part\r\nContent-Disposition: ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...lines, Buffer.from('--part--\r\n')])
}

const sendAvatar = (...parts: Part[]) => desk.call(updateAvatar, { body: formOf(parts), headers })

async function sendAttachment(...parts: Part[]) {
  const { id } = await desk.open('A file')
  return desk.call(addAttachment, { path: { id }, body: formOf(parts), headers })
}

const refusedAt = (path: string) => ({
  status: 400,
  problem: { code: 'invalid-request', fields: [{ path }] },
})

test('a text where a picture is meant: is refused, also the path of a picture of the server', async () => {
  const path = join(tmpdir(), 'replybay-forms-test.png')
  await writeFile(path, await picture())
  expect(await sendAvatar(text('avatar', path))).toMatchObject(refusedAt('/body/avatar'))
  expect(await sendAvatar(text('avatar', '/proc/self/fd/0'))).toMatchObject(refusedAt('/body/avatar'))
  expect(await sendAttachment(text('name', 'x.png'), text('file', path))).toMatchObject(
    refusedAt('/body/file'),
  )
})

test.each(['{"create":{"width":9,"height":9,"channels":3,"background":"red"}}', '[1,2]', 'null', '"/etc/x"'])(
  'a JSON part where a picture is meant: %s is refused',
  async (content) => {
    expect(await sendAvatar(json('avatar', content))).toMatchObject(refusedAt('/body/avatar'))
  },
)

test('a file where a text is meant: is refused', async () => {
  const name = file('name', 'lamp.png')
  expect(await sendAttachment(name, file('file', await picture()))).toMatchObject(refusedAt('/body'))
  // Of two places that do not fit, the first of the description is named.
  expect(await sendAttachment(name, text('file', 'x'))).toMatchObject(refusedAt('/body/name'))
})

test('a form of more than one file and ten texts: is refused', async () => {
  const texts = Array.from({ length: 11 }, (_, index) => text(`text-${index}`, 'x'))
  expect(await sendAvatar(file('avatar', 'x'), ...texts)).toMatchObject(refusedAt('/body'))
})

test.each(['name', 'file'])('the field %s twice: is refused', async (name) => {
  const parts = [text('name', 'lamp.png'), file('file', await picture())]
  expect(await sendAttachment(text(name, 'again'), ...parts)).toMatchObject(refusedAt(`/body/${name}`))
  expect(await sendAttachment(...parts, text(name, 'again'))).toMatchObject(refusedAt(`/body/${name}`))
})

test.each([
  ['longer than 10,000 bytes', text('name', 'x'.repeat(10_001))],
  ['that holds NUL', text('name', 'a\u0000b')],
  ['that holds half a character', json('name', String.raw`"\ud83d"`)],
])('a text %s: is refused', async (_what, part) => {
  expect(await sendAttachment(part, file('file', await picture()))).toMatchObject(refusedAt('/body/name'))
})

test('contract: bytes are Binary everywhere, which the server takes from files alone', () => {
  const { Binary, ...others } = contract.components.schemas
  expect(Binary.format).toBe('binary')
  expect(JSON.stringify([others, contract.paths])).not.toContain('"format":"binary"')
})
