CREATE TABLE "guilds" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"discord_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guilds_discord_id_unique" UNIQUE("discord_id")
);
--> statement-breakpoint
ALTER TABLE "guilds" ADD CONSTRAINT "guilds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guilds_company" ON "guilds" USING btree ("company_id","created_at","id");