import { insertWords, plainWords } from './insert-words.ts'
import { list, tellings } from './tellings.ts'
import { lamps } from './wording.ts'

/** Everything belongs to the demo's first shop, so that its people see it. */
const SHOP = 'company-maison-lumen'
const WEB = 'web-maison-lumen'

/** Runs statements that need no parameters, all of them or none. */
export type Execute = (statements: string) => Promise<unknown>

/** A conversation that never ended, and what it alone is found by. */
export const longTicket = { search: 'ML-00000001', messages: 5_000 }

/**
 * Writes that many tickets of the last ninety days into a database that the server has set up, always the same ones: 55
 * of 100 open, 28 answered, 16 closed and one deleted, in six channels and three languages, with five messages on
 * average, and one with 5,000. A third of them is of a customer who has written before. They are found by the words
 * that the server would find them by.
 */
export async function insertTickets(execute: Execute, count: number): Promise<void> {
  const steps = [
    withoutUpkeep,
    tellings,
    plainWords,
    drafts(count),
    customers,
    tickets,
    messages,
    events,
    insertWords,
  ]
  await execute([...steps, upkeepAgain].join(';\n'))
}

/** What is kept up with every row of these tables is made anew at the end instead, in a fraction of the time. */
const withoutUpkeep = `
  create temporary table upkeep on commit drop as
  select indexname, indexdef from pg_indexes
  where schemaname = 'public'
    and tablename in ('customers', 'tickets', 'messages', 'ticket_events', 'ticket_words')
    and indexname not in (select conname from pg_constraint);
  do $$ declare name text; begin
    for name in select indexname from upkeep loop execute 'drop index ' || quote_ident(name); end loop;
  end $$`
const upkeepAgain = `
  do $$ declare definition text; begin
    for definition in select indexdef from upkeep loop execute definition; end loop;
  end $$`

/** What is decided once for each ticket; the others of its customer are drafted alike. */
const drafts = (count: number) => `
  create temporary table drafts on commit drop as
  select *, at + gap * (messages - 1) as last_at from (
    select n, writer, lpad(n::text, 8, '0') as number, lpad(writer::text, 8, '0') as writer_number,
      case when n % 20 < 11 then 'open' when n % 100 = 99 then 'deleted' when n % 25 < 16 then 'answered'
        else 'closed' end as status,
      (array['web', 'web', 'web', 'web', 'web', 'whatsapp', 'whatsapp', 'whatsapp', 'messenger', 'messenger',
        'instagram', 'instagram', 'telegram', 'discord'])[pg_temp.pick(writer, 1, 14) + 1] as channel,
      (array[0, 0, 0, 0, 0, 1, 1, 1, 2, 2])[pg_temp.pick(writer, 2, 10) + 1] as language,
      case when n = 1 then ${longTicket.messages}
        else (array[2, 2, 3, 3, 4, 4, 5, 6, 8, 13])[pg_temp.pick(n, 3, 10) + 1] end as messages,
      date_trunc('milliseconds', now()) - interval '2 days' - interval '90 days' * (1 - n::float / ${count}) as at,
      interval '1 minute' * case when n = 1 then 25 else 1 + pg_temp.pick(n, 4, 60) end as gap
    from generate_series(1, ${count}) as n,
      lateral (select greatest(1, n - (n % 3 = 0)::int) as writer) as by
  ) as each`

const customers = `
  insert into customers (id, company_id, created_at, name, email, phone, handle, language, location, words)
  select *, pg_temp.words(concat_ws(' ', name, email, phone, regexp_replace(phone, '[^0-9]', '', 'g'), handle))
  from (
    select 'customer-' || number, '${SHOP}', at,
      first_names[pg_temp.pick(n, 5, 20) + 1] || ' ' || last_names[pg_temp.pick(n, 6, 20) + 1] as name,
      case when channel = 'web' then 'customer-' || number || '@bench.example' end as email,
      case when channel = 'whatsapp'
        then '+33 6 ' || regexp_replace(number, '(..)(..)(..)(..)', '\\1 \\2 \\3 \\4') end as phone,
      case when channel in ('instagram', 'telegram', 'discord') then 'lamp_' || number end as handle,
      locale, cities[pg_temp.pick(n, 7, 10) + 1]
    from drafts join wordings using (language)
    where n = writer
  ) as known`

const tickets = `
  insert into tickets (id, company_id, web_id, customer_id, channel, status, subject, tags, unread, waiting_since,
    assignee_id, snoozed_until, last_message_id, created_at, updated_at, touched_at)
  select 'ticket-' || number, '${SHOP}', '${WEB}', 'customer-' || writer_number, channel, status,
    subjects[pg_temp.pick(n, 8, 8) + 1] || ' ' || (${list(lamps)})[pg_temp.pick(n, 9, ${lamps.length}) + 1],
    array_remove(array[
      case when n % 4 = 0 then 'ML-' || number end,
      case pg_temp.pick(n, 10, 12) when 0 then 'Invoice' when 1 then 'Delivery' when 2 then 'Delivery' end,
      case when pg_temp.pick(n, 11, 500) = 0 then 'VIP' end
    ], null),
    status = 'open' and pg_temp.pick(n, 12, 3) = 0,
    case when status = 'open' then last_at end,
    case when status <> 'open' or pg_temp.pick(n, 13, 5) < 3
      then ids[pg_temp.pick(n, 14, array_length(ids, 1)) + 1] end,
    case when status = 'open' and pg_temp.pick(n, 15, 40) = 0 then now() + interval '3 days' end,
    'message-' || number || '-' || messages, at, last_at, last_at
  from drafts join wordings using (language),
    (select array_agg(id order by email) as ids from users where company_id = '${SHOP}' and role <> 'warehouse') as team`

/** The customer begins, and has the last word where the ticket is open. */
const messages = `
  create temporary table said on commit drop as
  select n, number, place, is_asked, language, at + gap * (place - 1) as at, one,
    (one + 1 + pg_temp.pick(n * 8192::bigint + place, 17, 7)) % 8 as two
  from drafts, generate_series(1, messages) as place,
    lateral (select place = 1 or ((messages - place) % 2 = 0) = (status = 'open') as is_asked) as by,
    lateral (select pg_temp.pick(n * 8192::bigint + place, 16, 8) as one) as begun;

  insert into messages (id, company_id, ticket_id, author, author_name, text, created_at)
  select 'message-' || number || '-' || place, '${SHOP}', 'ticket-' || number,
    case when is_asked then 'customer' when place = 2 and n % 3 = 0 then 'agent' else 'support' end,
    case when is_asked or place = 2 and n % 3 = 0 then '' else 'Inès Moreau' end,
    first.text || ' ' || second.text || case when place = 1 then ' ML-' || number else '' end,
    at
  from said
    join sentences as first using (language, is_asked)
    join sentences as second using (language, is_asked)
  where first.nth = one and second.nth = two`

const events = `
  insert into ticket_events (id, company_id, ticket_id, kind, actor, created_at)
  select 'event-' || number || '-' || kind, '${SHOP}', 'ticket-' || number, kind, actor, time
  from drafts, lateral (
    values ('opened', 'customer', at), ('closed', 'support', case when status = 'closed' then last_at end)
  ) as happened (kind, actor, time)
  where time is not null`
