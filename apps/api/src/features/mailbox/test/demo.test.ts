import {
  getEmailThread,
  listArchivedEmails,
  listEmailHeaders,
  listUntaughtEmails,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const pageOf = async (folder: string, page: number) =>
  (await server().call(listEmailHeaders, { as: 'support', body: { folder, page } })).data

test('the demo’s mailbox: has pages of emails in three languages, with threads, files and HTML', async () => {
  const archived = (await server().call(listArchivedEmails, { as: 'support', query: { page_size: 100 } }))
    .data
  expect(archived.total).toBeGreaterThan(300)
  const subjects = archived.headers.map(({ subject }) => subject).join('\n')
  for (const words of ['Facture de la commande', 'Invoice for order', 'Factura del pedido']) {
    expect(subjects).toContain(words)
  }
  const invoice = archived.headers.find(({ subject }) => subject?.startsWith('Invoice for order'))
  const { messages } = (
    await server().call(getEmailThread, { as: 'support', body: { header_id: invoice?._id ?? '' } })
  ).data.thread
  const [asked, reply] = messages
  expect(asked).toMatchObject({ answered: true, messages: 2 })
  expect(reply).toMatchObject({ folder: 'Sent', attachments: [{ contentType: 'application/pdf' }] })
  const inbox = await pageOf('INBOX', 6)
  expect(inbox.headers.some(({ isAutomated }) => isAutomated)).toBe(true)
  expect((await server().call(listUntaughtEmails, { as: 'owner' })).data.emails).toHaveLength(50)
})

test('the demo’s mailbox: what came last was written by hand, and only that is unread', async () => {
  const inbox = await pageOf('INBOX', 1)
  expect(inbox.headers.slice(0, 5).every(({ isAutomated }) => !isAutomated)).toBe(true)
  expect((await pageOf('INBOX', 4)).headers.every(({ seen }) => seen)).toBe(true)
})
