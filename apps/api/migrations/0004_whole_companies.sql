CREATE INDEX "customers_company" ON "customers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "messages_company" ON "messages" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ticket_events_company_id" ON "ticket_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","id");