ALTER TABLE "events" drop column "over_at";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", ("starts_at" at time zone 'UTC' + case when "all_day" then interval '24 hours' else interval '2 hours' end) at time zone 'UTC')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("until_at", 'infinity'::timestamptz)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("until_at", 'infinity'::timestamptz)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancies" ADD COLUMN "over_on" date GENERATED ALWAYS AS (coalesce("closes", 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", 'infinity'::timestamptz)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "announcements_tenant_id_over_at_index" ON "announcements" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "banners_tenant_id_over_at_index" ON "banners" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "vacancies_tenant_id_over_on_index" ON "vacancies" USING btree ("tenant_id","over_on");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_over_at_index" ON "campaigns" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_starts_at_index" ON "campaigns" USING btree ("tenant_id","starts_at");--> statement-breakpoint
CREATE INDEX "events_tenant_id_over_at_id_index" ON "events" USING btree ("tenant_id","over_at","id");
