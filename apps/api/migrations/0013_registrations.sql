DROP INDEX "users_email";--> statement-breakpoint
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" DROP CONSTRAINT "codes_pkey";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "id" text PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registration_hash" text;--> statement-breakpoint
CREATE INDEX "codes_user" ON "codes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_proved_email" ON "users" USING btree ("email") WHERE "users"."validated_at" is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "attempts";