-- Keeps email_counts: each writing adds by how much its folders have changed. Nothing is updated, so that writings do not wait
-- for one another.
create function count_emails() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, count(*), count(*) filter (where not seen),
      count(*) filter (where answered_by is null), count(*) filter (where has_attachments)
    from added group by company_id, folder_id;
  elsif tg_op = 'DELETE' then
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, -count(*), -count(*) filter (where not seen),
      -count(*) filter (where answered_by is null), -count(*) filter (where has_attachments)
    from gone
    where exists (select from companies where id = company_id)
      and exists (select from mailbox_folders where id = folder_id)
    group by company_id, folder_id;
  else
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, sum(change), coalesce(sum(change) filter (where not seen), 0),
      coalesce(sum(change) filter (where answered_by is null), 0),
      coalesce(sum(change) filter (where has_attachments), 0)
    from (
      select company_id, folder_id, seen, answered_by, has_attachments, 1 as change from added
      union all
      select company_id, folder_id, seen, answered_by, has_attachments, -1 from gone
    ) as changed
    group by company_id, folder_id
    having sum(change) <> 0 or sum(change) filter (where not seen) <> 0
      or sum(change) filter (where answered_by is null) <> 0 or sum(change) filter (where has_attachments) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger emails_inserted after insert on emails referencing new table as added
  for each statement execute function count_emails();
--> statement-breakpoint
create trigger emails_updated after update on emails referencing old table as gone new table as added
  for each statement execute function count_emails();
--> statement-breakpoint
create trigger emails_deleted after delete on emails referencing old table as gone
  for each statement execute function count_emails();
