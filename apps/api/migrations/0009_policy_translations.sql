ALTER TABLE "companies" ADD COLUMN "return_policy_translations" jsonb;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "return_policy_saved_at" timestamp (3) with time zone;