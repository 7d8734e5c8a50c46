/** Emails of the kinds that shops get, made from a few texts: many enough to page through, the same on each day. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import { createRandom } from '../../../platform/demo/random.ts'
import { readDemoTexts } from '../../../platform/demo/texts.ts'
import { subjectKeyOf, wordsOfSubject } from '../subject.ts'
import { type Address, emailAttachments, emails, mailboxFolders } from '../tables.ts'

type File = readonly [name: string, type: string, size: number]

interface Template {
  lang: string
  subject: string
  /** What the customer writes, or a program. */
  ask: string
  /** What the shop answers; nothing to a program. */
  reply?: string
  html?: string
  files?: File[]
  replyFiles?: File[]
  /** Of a program. */
  sender?: string
  address?: string
}

interface Texts {
  people: Record<string, string[]>
  lamps: string[]
  templates: Template[]
}

interface Place {
  companyId: string
  mailboxId: string
  shop: Address
  now: Date
  folderId: (kind: string) => string
}

/** Of each template. */
const TIMES = 22
const HOUR_MS = 3_600_000
/** The newest is older than all that somebody has written by hand; in hours. */
const NEWEST_HOURS = 130
const APART_HOURS = 5
const AT_ONCE = 200

type Email = typeof emails.$inferInsert
type Made = Omit<Email, 'uid' | 'words'> & { files: readonly File[] }

export async function addMadeEmails(queries: Queries, place: Place): Promise<void> {
  // Sound: the file is the product's own.
  const texts = (await readDemoTexts('mailbox', 'templates')) as Texts
  const made = conversations(texts, place).toSorted((one, other) => Number(one.date) - Number(other.date))
  const next = new Map<string, number>()
  const numbered = made.map((email) => {
    const uid = next.get(email.folderId) ?? 1
    next.set(email.folderId, uid + 1)
    return { ...email, uid }
  })
  for (let from = 0; from < numbered.length; from += AT_ONCE) {
    const some = numbered.slice(from, from + AT_ONCE)
    await queries.insert(emails).values(
      some.map(({ files: _files, ...email }) => ({
        ...email,
        words: sql`array_to_tsvector(${sql.param(wordsOfSubject(email.subject))}::text[])`,
      })),
    )
    const files = some.flatMap(filesOf)
    if (files.length > 0) await queries.insert(emailAttachments).values(files)
  }
  for (const [id, nextUid] of next) {
    await queries
      .update(mailboxFolders)
      .set({ nextUid })
      .where(sql`${mailboxFolders.id} = ${id}`)
  }
}

function filesOf({ id: emailId, companyId, date, files }: Made) {
  return files.map(([name, type, size], position) => {
    const id = demoId(date, `file ${emailId} ${position}`)
    return { id, companyId, emailId, position, name, type, size, contentId: null, blob: null }
  })
}

function conversations({ people, lamps, templates }: Texts, place: Place): Made[] {
  const random = createRandom(7)
  let hoursAgo = NEWEST_HOURS
  return Array.from({ length: TIMES }, (_, round) => round).flatMap((round) =>
    templates.flatMap((template, number) => {
      hoursAgo += random.between(1, APART_HOURS)
      const name = template.sender ?? random.pick(people[template.lang] ?? ['?'])
      const values = {
        name,
        first: name.split(' ')[0] ?? '',
        order: 10_400 - round * 20 - number,
        lamp: random.pick(lamps),
      }
      return conversation(template, { ...values, hoursAgo, key: `made-${round}-${number}` }, place)
    }),
  )
}

interface Chosen {
  name: string
  first: string
  order: number
  lamp: string
  hoursAgo: number
  key: string
}

function conversation(template: Template, chosen: Chosen, place: Place): Made[] {
  const { companyId, mailboxId, shop, now, folderId } = place
  const fill = (text: string) =>
    text.replaceAll(/\{(name|first|order|lamp)\}/g, (_, field: 'name' | 'first' | 'order' | 'lamp') =>
      String(chosen[field]),
    )
  const filled = (files: readonly File[] = []) =>
    files.map(([name, type, size]): File => [fill(name), type, size])
  const customer = { name: chosen.name, address: template.address ?? addressOf(chosen.name) }
  const isProgram = template.sender !== undefined
  const subject = fill(template.subject)
  const idOf = (number: number) => `<${chosen.key}-${number}@maison-lumen.example>`
  const threadId = demoId(new Date(now.getTime() - chosen.hoursAgo * HOUR_MS), `${chosen.key}-0`)
  const email = (number: 0 | 1, said: { text: string; html?: string; files: readonly File[] }): Made => {
    const isReply = number === 1
    const date = new Date(now.getTime() - (chosen.hoursAgo - number * 3) * HOUR_MS)
    return {
      id: demoId(date, `${chosen.key}-${number}`),
      companyId,
      mailboxId,
      folderId: folderId(isReply ? 'sent' : isProgram ? 'inbox' : 'archive'),
      messageId: idOf(number),
      threadId,
      subject: isReply ? `Re: ${subject}` : subject,
      subjectKey: subjectKeyOf(subject),
      from: isReply ? shop : customer,
      to: [isReply ? customer : shop],
      cc: [],
      date,
      snippet: said.text.replaceAll(/\s+/gu, ' ').slice(0, 200),
      text: said.text,
      html: said.html ?? null,
      headers: isProgram ? { 'auto-submitted': 'auto-generated' } : {},
      inReplyTo: isReply ? idOf(0) : null,
      references: isReply ? [idOf(0)] : [],
      seen: true,
      answeredBy: !isReply && template.reply !== undefined ? 'support' : null,
      hasAttachments: said.files.length > 0,
      isAutomated: isProgram,
      size: Buffer.byteLength(said.text),
      createdAt: date,
      files: said.files,
    }
  }
  const html = template.html && fill(template.html)
  const asked = email(0, { text: fill(template.ask), ...(html && { html }), files: filled(template.files) })
  if (template.reply === undefined) return [asked]
  return [asked, email(1, { text: fill(template.reply), files: filled(template.replyFiles) })]
}

const addressOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '.')}@post.example`
