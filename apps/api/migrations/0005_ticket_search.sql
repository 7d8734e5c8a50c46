CREATE TABLE "ticket_words" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ticket_words" ADD CONSTRAINT "ticket_words_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_words" ADD CONSTRAINT "ticket_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_words_words" ON "ticket_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "ticket_words_company" ON "ticket_words" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("assignee_id","waiting_order","id");--> statement-breakpoint
CREATE INDEX "tickets_unread" ON "tickets" USING btree ("web_id","waiting_order","id") WHERE "tickets"."unread" and "tickets"."status" <> 'deleted';--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");