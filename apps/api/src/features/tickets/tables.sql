-- Keeps ticket_counts: each writing of tickets adds by how many each kind has changed, in one row a kind. Nothing is
-- updated, so that writings do not wait for one another.
create function count_tickets() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, count(*) from added
    group by company_id, web_id, status, channel, unread, assignee_id;
  elsif tg_op = 'DELETE' then
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, -count(*) from gone
    -- What goes with its website is counted no more.
    where exists (select from webs where id = web_id)
    group by company_id, web_id, status, channel, unread, assignee_id;
  else
    insert into ticket_counts (company_id, web_id, status, channel, unread, assignee_id, count)
    select company_id, web_id, status, channel, unread, assignee_id, sum(change)
    from (
      select company_id, web_id, status, channel, unread, assignee_id, 1 as change from added
      union all
      select company_id, web_id, status, channel, unread, assignee_id, -1 from gone
    ) as changed
    group by company_id, web_id, status, channel, unread, assignee_id
    having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger tickets_inserted after insert on tickets referencing new table as added
  for each statement execute function count_tickets();
--> statement-breakpoint
create trigger tickets_updated after update on tickets referencing old table as gone new table as added
  for each statement execute function count_tickets();
--> statement-breakpoint
create trigger tickets_deleted after delete on tickets referencing old table as gone
  for each statement execute function count_tickets();
