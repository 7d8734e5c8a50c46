/** The demo shop's mailbox, filled beyond what anybody has: by statements, since they were never sent. */
const LAMPS = "array['opaline', 'mira', 'brume', 'phare', 'aube', 'alba', 'roseau', 'globe']"

/** How many emails the one long thread holds. */
const LONG_THREAD = 200
export const LONG_SUBJECT = 'A thread without end'

/** Statements that add so many emails to the inbox, in threads of four, a minute apart. */
export function emailStatements(count: number): string[] {
  const place = "(select id from mailbox_folders where kind = 'inbox' limit 1)"
  const mailbox = '(select id from mailboxes limit 1)'
  const company = '(select company_id from mailboxes limit 1)'
  const columns = `id, company_id, mailbox_id, folder_id, uid, message_id, thread_id, subject, subject_key, words,
    "from", "to", cc, date, snippet, text, headers, seen, answered_by, has_attachments, size, created_at`
  const row = (name: string, thread: string, subject: string, date: string, uid: string) => `select
    ${name}, ${company}, ${mailbox}, ${place}, ${uid}, '<' || ${name} || '@bench.example>', ${thread},
    ${subject}, lower(${subject}), array_to_tsvector(regexp_split_to_array(lower(${subject}), ' +')),
    '{"name": "Ada", "address": "ada@post.example"}', '[{"address": "hello@maison-lumen.example"}]', '[]',
    ${date}, repeat('Where is my lamp? ', 8), repeat('Where is my lamp? I would like to know. ', 40), '{}',
    n % 50 <> 0, case when n % 3 = 0 then 'support' end, n % 10 = 0, 1600, ${date}`
  const subject = `'Order ' || n || ' of the ' || (${LAMPS})[1 + n % 8]`
  return [
    `insert into emails (${columns})
      ${row(`'bench-' || n`, `'bench-' || (n / 4)`, subject, `now() - interval '20 days' - n * interval '1 minute'`, '10000 + n')}
      from generate_series(1, ${count}) n`,
    `insert into emails (${columns})
      ${row(`'long-' || n`, `'long'`, `'${LONG_SUBJECT}'`, `now() - interval '1 hour' - n * interval '1 minute'`, `${10_001 + count} + n`)}
      from generate_series(1, ${LONG_THREAD}) n`,
    `update mailbox_folders set next_uid = ${count + 20_000} where kind = 'inbox'`,
    // As every night.
    'vacuum analyze emails',
  ]
}
