/** How a large mailbox is read: what the planner chooses, not how long it takes. */
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { pageQuery } from '../store.ts'
import { mailboxes, mailboxFolders } from '../tables.ts'
import { mailDesk } from './mail-desk.ts'

const EMAILS = 100_000

const server = sharedServer()
let inbox: { id: string; mailboxId: string }

beforeAll(async () => {
  await mailDesk(server).connectAnew()
  const { queries } = server().database
  const [folder] = await queries
    .select({ id: mailboxFolders.id, mailboxId: mailboxFolders.mailboxId, companyId: mailboxes.companyId })
    .from(mailboxFolders)
    .innerJoin(mailboxes, sql`${mailboxes.id} = ${mailboxFolders.mailboxId}`)
    .where(sql`${mailboxFolders.kind} = 'inbox' and ${mailboxes.address} = 'hello@maison-lumen.example'`)
  if (!folder) throw new Error('There is no inbox.')
  inbox = folder
  await queries.execute(sql`
    insert into emails (id, company_id, mailbox_id, folder_id, uid, message_id, subject, subject_key, words, "to", cc, date,
      snippet, text, headers, seen, has_attachments, size, created_at)
    select 'large-' || n, ${folder.companyId}, ${folder.mailboxId}, ${folder.id}, 1000000 + n, '<' || n || '@large.example>',
      'Lamp ' || n, 'lamp ' || n, to_tsvector('simple', 'lamp ' || n), '[]', '[]',
      timestamptz '2026-01-01' + n * interval '1 minute', '', repeat('A long text. ', 40), '{}', n % 50 <> 0, n % 20 = 0,
      600, now()
    from generate_series(1, ${EMAILS}) n`)
  await queries.execute(sql`vacuum analyze emails`)
}, 120_000)

const page = (filter: 'all' | 'unread' | 'unanswered' | 'attachments', number: number) =>
  pageQuery(server().database.queries, {
    mailboxId: inbox.mailboxId,
    folderIds: [inbox.id],
    filter,
    subject: '',
    page: number,
    size: 20,
  })

test.each([
  ['all', 1, 'emails_page'],
  ['all', 4_000, 'emails_page'],
  ['unread', 80, 'emails_unread'],
  ['unanswered', 4_000, 'emails_unanswered'],
  ['attachments', 200, 'emails_attachments'],
] as const)(
  'a page of %s, number %i: is found in %s without sorting the folder, and only its rows are read',
  async (filter, number, index) => {
    const query = page(filter, number)
    const { rows } = await server().database.queries.execute(
      sql`explain (analyze, costs off, timing off, summary off) ${query.getSQL()}`,
    )
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on emails`))
    // Those that were there before the folder was tidied up.
    expect(Number(/Heap Fetches: (\d+)/.exec(plan)?.[1])).toBeLessThan(100)
    expect(plan).not.toMatch(/Seq Scan/)
    // The rows of the page are put in order, nothing more.
    for (const [, sorted] of plan.matchAll(/Sort \(actual rows=([\d.]+)/g)) expect(Number(sorted)).toBe(20)
    expect(await query).toHaveLength(20)
  },
)
