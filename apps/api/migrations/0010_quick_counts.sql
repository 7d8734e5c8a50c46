DROP INDEX "tickets_waiting";--> statement-breakpoint
DROP INDEX "tickets_channel_waiting";--> statement-breakpoint
DROP INDEX "tickets_status_waiting";--> statement-breakpoint
DROP INDEX "tickets_status_channel_waiting";--> statement-breakpoint
CREATE INDEX "tickets_counted" ON "tickets" USING btree ("company_id","web_id","status","channel","unread","assignee_id","snoozed_until");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("web_id","waiting_order","id","updated_at") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_channel_waiting" ON "tickets" USING btree ("web_id","channel","waiting_order","id","updated_at") WHERE "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_status_waiting" ON "tickets" USING btree ("web_id","status","waiting_order","id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_status_channel_waiting" ON "tickets" USING btree ("web_id","status","channel","waiting_order","id","updated_at");