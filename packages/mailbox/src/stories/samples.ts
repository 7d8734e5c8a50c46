/* oxlint-disable lingui/no-unlocalized-strings -- what people wrote, in stories and tests alone */
import type { EmailFolder, EmailHeader, EmailMessage, EmailThread, User } from '@replybay/api-client'
import {
  findEmailsBySubject,
  getEmailThread,
  getMailboxSettings,
  getUserInfo,
  listArchivedEmails,
  listEmailHeaders,
  pollEmails,
  syncThreadMapping,
  updateEmail,
} from '@replybay/api-client/operations'
import { aUser, handle } from '@replybay/testing'
import { localSettings, providers } from './connections.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const shop = { name: 'Maison Lumen', address: 'hello@maison-lumen.example' }
const people = [
  { name: 'James Whitfield', address: 'james@whitfieldrowe.example' },
  { name: 'Inés Torralba', address: 'ines@correo.example' },
  { name: 'Verrerie Bonnet', address: 'contact@verrerie-bonnet.example' },
  { name: 'Maeve O’Connor', address: 'maeve@post.example' },
  { address: 'sandrine.keller@keller-associes.example' },
]
const subjects = [
  'VAT number on invoice ML-10391',
  '¿Cuándo llega la lámpara Alba?',
  'Globes Ø30 : livraison de décembre',
  'Dimmer hums with the Phare floor lamp',
  'Re: Facture au nom de l’étude',
]
const snippets = [
  'The number on it is our old UK one. Since the studio moved to Dublin…',
  'Hola, ¿sabéis cuándo sale? Es un regalo.',
  'Bonjour, 60 globes partent le 2 décembre, les autres suivent.',
  'It starts below half power, with the dimmer that came with it.',
  'KELLER & ASSOCIÉS, notaires, 12 rue de la Paix',
]

export const emails: EmailHeader[] = people.map((from, place) => ({
  _id: `email-${place}`,
  message_id: `<${place}@mail.example>`,
  uid: 50 - place,
  folder: 'INBOX',
  subject: subjects[place] ?? '',
  from,
  to: [shop],
  date: hoursAgo([5, 0.4, 0.6, 1.2, 40][place] ?? 1),
  snippet: snippets[place] ?? '',
  seen: place === 1 || place === 4,
  answered: place === 1 || place === 4,
  hasAttachments: place === 0 || place === 2,
  archived: false,
  threadId: `thread-${place}`,
  messages: place === 0 ? 3 : 1,
}))

const html = `<p>Thanks Camille. The number on it is our old UK one.</p>
<img src="https://track.example/open.gif" width="1" height="1"><img src="https://shop.example/logo.png" alt="Logo">
<table><tr><th></th><th>On the invoice</th><th>Should be</th></tr>
<tr><td>VAT</td><td><s>GB 331 4472 08</s></td><td><b>IE 3628519KH</b></td></tr></table>
<p>James</p>
<div class="gmail_quote">On Monday Camille wrote:<blockquote>Could you send the right number?</blockquote></div>`

const message = (change: Partial<EmailMessage>): EmailMessage => ({
  ...emails[0],
  _id: 'email-0',
  message_id: '<0@mail.example>',
  uid: 50,
  folder: 'INBOX',
  ...change,
})

export const thread: EmailThread = {
  header_id: 'email-0',
  threadId: 'thread-0',
  subject: subjects[0] ?? '',
  messages: [
    message({
      _id: 'email-0a',
      uid: 10,
      seen: true,
      date: hoursAgo(30),
      snippet: 'Hello, the VAT number…',
      text: 'Hello',
    }),
    message({
      _id: 'email-0b',
      uid: 3,
      folder: 'Sent',
      seen: true,
      from: shop,
      to: [people[0] ?? shop],
      date: hoursAgo(28),
      snippet: 'Hello James, happy to correct it.',
      text: 'Hello James, happy to correct it.',
    }),
    message({
      text: 'Thanks Camille.',
      html,
      cc: [{ name: 'Niamh Rowe', address: 'niamh@whitfieldrowe.example' }],
      headers: { from: 'James Whitfield <james@whitfieldrowe.example>', 'x-mailer': 'Postbox' },
      attachments: [
        { filename: 'vat-certificate.pdf', contentType: 'application/pdf', size: 184_000 },
        {
          filename: 'a-very-long-name-of-a-photo-of-the-lamp-in-the-hall.jpg',
          contentType: 'image/jpeg',
          size: 96_000,
        },
      ],
    }),
  ],
}

export const folders: EmailFolder[] = [
  { folder: 'INBOX', kind: 'inbox', unread: 3, total: 5 },
  { folder: 'Sent', kind: 'sent', unread: 0, total: 864 },
  { folder: 'Archive', kind: 'archive', unread: 0, total: 2_310 },
  { folder: 'Trash', kind: 'trash', unread: 0, total: 4 },
]

export const user = (change: Partial<User> = {}) =>
  handle(getUserInfo, () => ({
    data: {
      user: aUser({
        capabilities: ['mailbox'],
        mailbox: { connected: true, address: shop.address, automaticAnswer: 0 },
        ...change,
      }),
    },
  }))

/** The list, narrowed as it is asked for. */
export const list = (headers: readonly EmailHeader[] = emails) =>
  handle(listEmailHeaders, async ({ request }) => {
    const asked: unknown = await request.json()
    const {
      page = 1,
      page_size = 20,
      subject_filter = '',
    } = Object(asked) as {
      page?: number
      page_size?: number
      subject_filter?: string
    }
    const found = headers.filter(({ subject = '' }) =>
      subject.toLowerCase().includes(subject_filter.toLowerCase()),
    )
    const shown = found.slice((page - 1) * page_size, page * page_size)
    return { data: { headers: shown, page, page_size, total: found.length, folders } }
  })
const archive = handle(listArchivedEmails, () => ({
  data: {
    headers: [
      {
        ...message({
          _id: 'email-old',
          folder: 'Archive',
          subject: 'Spare glass for Opaline',
          threadId: 'old',
        }),
      },
    ],
    total: 1,
  },
}))
const info = handle(getEmailThread, async ({ request }) => {
  const asked: unknown = await request.json()
  const { header_id = '' } = Object(asked) as { header_id?: string }
  const found = emails.find(({ _id }) => _id === header_id)
  const isLong = header_id.startsWith('email-0')
  return {
    data: {
      thread:
        isLong || !found
          ? thread
          : { header_id, subject: found.subject ?? '', messages: [{ ...found, text: found.snippet ?? '' }] },
    },
  }
})
const read = handle(updateEmail, () => ({ data: { header: message({}) } }))
const poll = handle(pollEmails, () => ({ data: { new: {}, headers: [] } }))

const mapping = handle(syncThreadMapping, () => ({
  data: { mapping: { done: true, mapped: 42, total: 42 } },
}))
const settings = handle(getMailboxSettings, () => ({ data: { providers, mailbox: localSettings } }))

const sameSubject = handle(findEmailsBySubject, () => ({ data: { headers: [] } }))

/** What a mailbox answers where nothing is wrong. */
export const mailbox = () => [user(), list(), archive, info, read, poll, mapping, settings, sameSubject]
