-- Keeps warehouse_counts: each writing adds by how many each status has changed. Nothing is updated, so that writings do not
-- wait for one another.
create function count_warehouse() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, count(*) from added group by company_id, status;
  elsif tg_op = 'DELETE' then
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, -count(*) from gone
    where exists (select from companies where id = company_id)
    group by company_id, status;
  else
    insert into warehouse_counts (company_id, list, status, count)
    select company_id, tg_argv[0], status, sum(change)
    from (
      select company_id, status, 1 as change from added
      union all
      select company_id, status, -1 from gone
    ) as changed
    group by company_id, status
    having sum(change) <> 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger warehouse_orders_inserted after insert on warehouse_orders referencing new table as added
  for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_orders_updated after update on warehouse_orders
  referencing old table as gone new table as added for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_orders_deleted after delete on warehouse_orders referencing old table as gone
  for each statement execute function count_warehouse('orders');
--> statement-breakpoint
create trigger warehouse_returns_inserted after insert on warehouse_returns referencing new table as added
  for each statement execute function count_warehouse('returns');
--> statement-breakpoint
create trigger warehouse_returns_updated after update on warehouse_returns
  referencing old table as gone new table as added for each statement execute function count_warehouse('returns');
--> statement-breakpoint
create trigger warehouse_returns_deleted after delete on warehouse_returns referencing old table as gone
  for each statement execute function count_warehouse('returns');
