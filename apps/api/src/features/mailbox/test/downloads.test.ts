import { getEmailAttachment, getEmailOriginal } from '@replybay/api-client/operations'
import { beforeEach, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { emailLines, mailDesk, mailFolder } from './mail-desk.ts'

const server = sharedServer({ blobs: { kind: 'folder', folder: mailFolder } })
const desk = mailDesk(server)

beforeEach(() => desk.connectAnew())

const lines = [
  ...emailLines({ 'Content-Type': 'multipart/related; boundary=part' }, ''),
  '--part\r\nContent-Type: text/html\r\n\r\n<img src="cid:globe@customer.example">',
  '--part\r\nContent-Type: image/svg+xml\r\nContent-ID: <globe@customer.example>',
  'Content-Disposition: inline; filename=globe.svg\r\nContent-Transfer-Encoding: base64\r\n\r\nPHN2Zy8+',
  '--part\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: attachment; filename="../évil\u202E.html"\r\n\r\nPHNjcmlwdD48L3NjcmlwdD4=',
  '--part--',
]

const filesOf = async (id: string) => (await desk.thread(id))[0]?.attachments ?? []

test('a file of an email, and a picture that its HTML names: are bytes to keep, under no type of their own', async () => {
  const { _id: id } = await desk.receive(lines)
  const files = await filesOf(id)
  expect(files).toMatchObject([
    { filename: 'globe.svg', contentType: 'image/svg+xml', contentId: 'globe@customer.example' },
    { contentType: 'text/html' },
  ])
  const [globe, page] = files
  const picture = await server().request('GET', String(globe?.url).replace('/api/v1', ''), { as: 'support' })
  expect(picture).toMatchObject({ status: 200, text: '<svg/>' })
  const path = { id, attachmentId: page?._id ?? '' }
  const answer = await server().call(getEmailAttachment, { as: 'support', path })
  expect(answer).toMatchObject({
    status: 200,
    text: '<script></script>',
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''%C3%A9vil_\.html$/),
      'content-length': '17',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
})

test('an email as it came: is the whole message, under the name of its subject', async () => {
  const { _id: id } = await desk.receive(emailLines({ 'X-Odd': 'kept', Subject: 'A/B: bulb?' }))
  const answer = await server().call(getEmailOriginal, { as: 'support', path: { id } })
  expect(answer.text).toBe(emailLines({ 'X-Odd': 'kept', Subject: 'A/B: bulb?' }).join('\r\n'))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''B_%20bulb_.eml",
  })
  const [message] = await desk.thread(id)
  expect(message?.original).toBe(`/api/v1/emails/${id}/original`)
})

test('files of another email, or of another company, are not found', async () => {
  const { _id: id } = await desk.receive(lines)
  const other = await desk.receive(emailLines({ 'Message-ID': '<other@customer.example>' }))
  const attachmentId = (await filesOf(id))[0]?._id ?? ''
  const get = async (as: string, of: string) =>
    (await server().call(getEmailAttachment, { as, path: { id: of, attachmentId } })).status
  expect(await get('support', id)).toBe(200)
  expect(await get('support', other._id)).toBe(404)
  expect(await get('owner@atelier-nord.example', id)).toBe(404)
  const original = { as: 'owner@atelier-nord.example', path: { id } }
  expect((await server().call(getEmailOriginal, original)).status).toBe(404)
})
