ALTER TABLE "events" ADD COLUMN "repeats" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "weekdays" smallint[];--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "repeats_until" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "except_days" date[];--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "prayer" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "minutes_after" smallint;--> statement-breakpoint
CREATE INDEX "events_series_index" ON "events" USING btree ("tenant_id","id") WHERE "events"."repeats" is not null or "events"."prayer" is not null;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_repeats_known" CHECK ("events"."repeats" in ('daily', 'weekly', 'fortnightly', 'monthly'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_prayer_known" CHECK ("events"."prayer" in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_minutes_after" CHECK ("events"."minutes_after" is null or ("events"."prayer" is not null and "events"."minutes_after" between 0 and 240));