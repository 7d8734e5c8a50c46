/** Everything belongs to the demo's first shop, so that its people see it. */
const SHOP = 'company-maison-lumen'
const WEB = 'web-maison-lumen'

/** Runs statements that need no parameters. */
export type Execute = (statements: string) => Promise<unknown>

/**
 * Writes that many tickets of the last ninety days into a database that the server has set up: half of them open,
 * three in ten answered, the others closed; one of two customers writes twice, every ticket has two or three messages.
 */
export async function insertTickets(execute: Execute, count: number): Promise<void> {
  await execute(`
    create temporary table made as
    select
      n,
      lpad(n::text, 8, '0') as number,
      case when n % 10 < 5 then 'open' when n % 10 < 8 then 'answered' else 'closed' end as status,
      (array['web', 'web', 'web', 'whatsapp', 'whatsapp', 'messenger', 'telegram', 'discord', 'instagram'])[n % 9 + 1]
        as channel,
      date_trunc('milliseconds', now()) - interval '90 days' * (1 - n::float / ${count}) as at
    from generate_series(1, ${count}) as n;

    insert into customers (id, company_id, name, email, language, location, created_at)
    select 'customer-' || number, '${SHOP}', 'Customer ' || number, 'customer-' || number || '@bench.example',
      (array['fr-FR', 'en-US', 'es-ES'])[n % 3 + 1], 'Lyon', at
    from made where n % 3 > 0;

    insert into tickets (id, company_id, web_id, customer_id, channel, status, subject, tags, unread, waiting_since,
      last_message_id, created_at, updated_at)
    select 'ticket-' || number, '${SHOP}', '${WEB}',
      'customer-' || lpad((case when n % 3 = 0 then greatest(n - 1, 1) else n end)::text, 8, '0'),
      channel, status, 'Question ' || number || ' about an order',
      case when n % 4 = 0 then array['ML-' || number, 'Delivery'] else '{}' end,
      status = 'open' and n % 3 = 0,
      case when status = 'open' then at end,
      'message-' || number || case when status = 'open' then '-2' else '-3' end,
      at, at + interval '20 minutes'
    from made;

    insert into messages (id, company_id, ticket_id, author, author_name, text, created_at)
    select 'message-' || number || '-' || place, '${SHOP}', 'ticket-' || number,
      case when place = 3 then 'support' else 'customer' end,
      case when place = 3 then 'Inès Moreau' else '' end,
      case place
        when 1 then 'Good morning, I ordered two lamps last week and the parcel has not moved for days. '
          || 'Could you look where it is, and tell me whether it will arrive before the weekend?'
        when 2 then 'The number of the order is ML-' || number || ', paid by card.'
        else 'Thank you for your patience. Order ML-' || number || ' leaves us today; it is with you on Friday at the '
          || 'latest, and the carrier writes to you the evening before.'
      end,
      at + interval '10 minutes' * (place - 1)
    from made cross join generate_series(1, 3) as place
    where place < 3 or status <> 'open';

    insert into ticket_events (id, company_id, ticket_id, kind, actor, created_at)
    select 'event-' || number, '${SHOP}', 'ticket-' || number, 'opened', 'customer', at from made;

    drop table made;
  `)
}
