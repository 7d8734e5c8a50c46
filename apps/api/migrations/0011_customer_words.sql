ALTER TABLE "customers" ADD COLUMN "words" "tsvector";--> statement-breakpoint
CREATE INDEX "customers_words" ON "customers" USING gin ("words");--> statement-breakpoint
CREATE INDEX "customers_wordless" ON "customers" USING btree ("id") WHERE "customers"."words" is null;