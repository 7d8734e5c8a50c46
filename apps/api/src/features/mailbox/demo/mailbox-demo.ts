import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import { setMailbox } from '../../users/index.ts'
import { type Kept, keepEmail, openMailbox } from '../receive.ts'
import { addMadeEmails } from './made-emails.ts'

const HOUR_MS = 3_600_000
const ADDRESS = 'hello@maison-lumen.example'
/** The newest emails of customers from so long ago are not read yet; in hours. */
const UNREAD_HOURS = 8

interface Conversation {
  subject: string
  name: string
  address: string
  messages: { by: 'customer' | 'shop'; hoursAgo: number; text: string }[]
  archived?: boolean
  /** Sent by a program. */
  machine?: boolean
}

/** What customers of Maison Lumen wrote by email. It was never sent: there is no email as it came. */
export const mailboxDemo: DemoPart = async (queries, { now, openedAt }) => {
  // Sound: the file is the product's own.
  const conversations = (await readDemoTexts('mailbox', 'emails')) as Conversation[]
  const ids = {
    id: demoId(openedAt, 'mailbox'),
    folderId: (kind: string) => demoId(openedAt, `folder ${kind}`),
  }
  const mailbox = await openMailbox(queries, { companyId: MAISON_LUMEN, address: ADDRESS, ...ids })
  await setMailbox(queries, MAISON_LUMEN, { connected: true, address: ADDRESS })
  await addMadeEmails(queries, {
    companyId: MAISON_LUMEN,
    mailboxId: mailbox.id,
    shop: { name: 'Maison Lumen', address: ADDRESS },
    now,
    folderId: ids.folderId,
  })
  const written = conversations
    .flatMap((conversation, place) => emailsOf(conversation, place))
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
  for (const { hoursAgo, ...email } of written) {
    const date = new Date(now.getTime() - hoursAgo * HOUR_MS)
    await keepEmail(queries, mailbox, { ...email, date, id: demoId(date, email.messageId) }, now)
  }
}

function emailsOf({ subject, name, address, messages, archived, machine }: Conversation, place: number) {
  const customer = { name, address }
  const shop = { name: 'Maison Lumen', address: ADDRESS }
  const idOf = (number: number) => `<demo-${place}-${number}@maison-lumen.example>`
  return messages.map(({ by, hoursAgo, text }, number): Kept & { hoursAgo: number; messageId: string } => ({
    hoursAgo,
    messageId: idOf(number),
    subject: number === 0 ? subject : `Re: ${subject}`,
    from: by === 'customer' ? customer : shop,
    to: [by === 'customer' ? shop : customer],
    cc: [],
    text,
    html: undefined,
    snippet: text.replaceAll(/\s+/gu, ' ').slice(0, 200),
    headers: machine ? { 'auto-submitted': 'auto-generated' } : {},
    inReplyTo: number === 0 ? undefined : idOf(number - 1),
    references: Array.from({ length: number }, (_, before) => idOf(before)),
    attachments: [],
    isAutomated: machine === true,
    raw: null,
    folder: by === 'shop' ? 'sent' : archived ? 'archive' : 'inbox',
    seen: by === 'shop' || archived === true || hoursAgo > UNREAD_HOURS,
    answeredBy: messages[number + 1]?.by === 'shop' ? 'support' : undefined,
  }))
}
