ALTER TABLE "tickets" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "last_message_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "attachments_blob" ON "attachments" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "tickets_to_empty" ON "tickets" USING btree ("updated_at") WHERE "tickets"."status" = 'deleted' and "tickets"."last_message_id" is not null;--> statement-breakpoint
CREATE INDEX "users_unproved" ON "users" USING btree ("id") WHERE "users"."validated_at" is null;