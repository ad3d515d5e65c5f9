CREATE TABLE "about_sections" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "about_sections_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"weekday" smallint NOT NULL,
	"starts" smallint,
	"ends" smallint,
	"place" text,
	"audience" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "activities_weekday" CHECK ("activities"."weekday" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text DEFAULT 'ordinary' NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"from_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until_at" timestamp with time zone,
	CONSTRAINT "announcements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "announcements_kind_known" CHECK ("announcements"."kind" in ('ordinary', 'janazah', 'emergency'))
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"image" jsonb,
	"link" text,
	"link_text" text,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "banners_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"occurs" text,
	"audience" text,
	"teacher" text,
	"place" text,
	"price" text,
	"contact" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"starts" date,
	"ends" date,
	"occurs" text,
	"audience" text,
	"teacher" text,
	"place" text,
	"price" text,
	"contact" text,
	"places" integer,
	"places_taken" integer DEFAULT 0 NOT NULL,
	"closes" date,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "courses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "courses_places" CHECK ("courses"."places_taken" >= 0 and ("courses"."places" is null or "courses"."places_taken" <= "courses"."places"))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", "starts_at")) STORED NOT NULL,
	"time_zone" text,
	"all_day" boolean DEFAULT false NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"place" text,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"audience" text,
	"price" text,
	"booking" text,
	"contact" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "events_end_after_start" CHECK ("events"."ends_at" is null or "events"."ends_at" >= "events"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"album" text NOT NULL,
	"caption" text,
	"image" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "gallery_images_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "legal_pages" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_pages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "legal_pages_known" CHECK ("legal_pages"."id" in ('privacy', 'terms-conditions'))
);
--> statement-breakpoint
CREATE TABLE "news" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"author" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"href" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resources_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"price" text,
	"hours" text,
	"contact" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "services_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"biography" text,
	"email" text,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "team_members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tv_screens" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "tv_screens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tv_screens_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "vacancies" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"hours" text,
	"paid" boolean,
	"closes" date,
	"contact" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "vacancies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_faqs" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "campaign_faqs_tenant_id_campaign_id_id_pk" PRIMARY KEY("tenant_id","campaign_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_needs" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"price_minor" integer NOT NULL,
	"wanted" integer NOT NULL,
	"image" jsonb,
	CONSTRAINT "campaign_needs_tenant_id_campaign_id_id_pk" PRIMARY KEY("tenant_id","campaign_id","id"),
	CONSTRAINT "campaign_needs_numbers" CHECK ("campaign_needs"."price_minor" > 0 and "campaign_needs"."wanted" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_plans" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"rhythm" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"days" integer,
	CONSTRAINT "campaign_plans_tenant_id_campaign_id_id_pk" PRIMARY KEY("tenant_id","campaign_id","id"),
	CONSTRAINT "campaign_plans_rhythm_known" CHECK ("campaign_plans"."rhythm" in ('weekly', 'monthly', 'daily')),
	CONSTRAINT "campaign_plans_numbers" CHECK ("campaign_plans"."amount_minor" > 0 and ("campaign_plans"."days" is null or "campaign_plans"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"cause_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"currency" char(3) NOT NULL,
	"target_minor" integer NOT NULL,
	"presets_minor" integer[] NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"video" text,
	"image" jsonb,
	"chair_name" text,
	"chair_role" text,
	"chair_body" text,
	"chair_image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "campaigns_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "campaigns_target" CHECK ("campaigns"."target_minor" > 0),
	CONSTRAINT "campaigns_end_after_start" CHECK ("campaigns"."starts_at" is null or "campaigns"."ends_at" is null or "campaigns"."ends_at" > "campaigns"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"contact_number" text,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_applicants" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"contact_number" text,
	"message" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "course_applicants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "course_applicants_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id"),
	CONSTRAINT "course_applicants_once" UNIQUE("tenant_id","course_id","email_key"),
	CONSTRAINT "course_applicants_state_known" CHECK ("course_applicants"."state" in ('received', 'waiting', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "maktab_children" (
	"tenant_id" uuid NOT NULL,
	"registration_id" text NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"school" text,
	"needs" "bytea",
	CONSTRAINT "maktab_children_tenant_id_registration_id_position_pk" PRIMARY KEY("tenant_id","registration_id","position")
);
--> statement-breakpoint
CREATE TABLE "maktab_registrations" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"user_id" text,
	"guardian_name" text NOT NULL,
	"guardian_email" text NOT NULL,
	"guardian_email_key" text NOT NULL,
	"guardian_number" text NOT NULL,
	"guardian_relationship" text,
	"guardian_address" text,
	"second_name" text,
	"second_number" text,
	"second_relationship" text,
	"photos" boolean DEFAULT false NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maktab_registrations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "maktab_registrations_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"wording" text NOT NULL,
	CONSTRAINT "subscribers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "subscribers_tenantId_emailKey_unique" UNIQUE("tenant_id","email_key"),
	CONSTRAINT "subscribers_state_known" CHECK ("subscribers"."state" in ('pending', 'confirmed', 'left'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"what" text NOT NULL,
	"who" text,
	"detail" jsonb,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "link_references" (
	"tenant_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "link_references_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"tenant_id" uuid NOT NULL,
	"what" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "throttles_tenant_id_what_mark_pk" PRIMARY KEY("tenant_id","what","mark")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"contact_number" text,
	"password_hash" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_tenantId_emailKey_unique" UNIQUE("tenant_id","email_key"),
	CONSTRAINT "users_state_known" CHECK ("users"."state" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"letter" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mails_tenantId_kind_cause_unique" UNIQUE("tenant_id","kind","cause"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('waiting', 'sending', 'sent', 'failed', 'unknown')),
	CONSTRAINT "mails_forgotten" CHECK ("mails"."letter" is null or "mails"."state" in ('waiting', 'sending'))
);
--> statement-breakpoint
ALTER TABLE "hostnames" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "campaign_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_screens" ADD CONSTRAINT "tv_screens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_faqs" ADD CONSTRAINT "campaign_faqs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_faqs" ADD CONSTRAINT "campaign_faqs_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_needs" ADD CONSTRAINT "campaign_needs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_needs" ADD CONSTRAINT "campaign_needs_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_plans" ADD CONSTRAINT "campaign_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_plans" ADD CONSTRAINT "campaign_plans_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_applicants" ADD CONSTRAINT "course_applicants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_children" ADD CONSTRAINT "maktab_children_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_children" ADD CONSTRAINT "maktab_children_tenant_id_registration_id_maktab_registrations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","registration_id") REFERENCES "public"."maktab_registrations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD CONSTRAINT "maktab_registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_references" ADD CONSTRAINT "link_references_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "about_sections_tenant_id_position_id_index" ON "about_sections" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "activities_tenant_id_weekday_position_id_index" ON "activities" USING btree ("tenant_id","weekday","position","id");--> statement-breakpoint
CREATE INDEX "announcements_tenant_id_from_at_index" ON "announcements" USING btree ("tenant_id","from_at");--> statement-breakpoint
CREATE INDEX "banners_tenant_id_position_id_index" ON "banners" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "classes_tenant_id_position_id_index" ON "classes" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "courses_tenant_id_position_id_index" ON "courses" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "events_tenant_id_starts_at_id_index" ON "events" USING btree ("tenant_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_tenant_id_over_at_id_index" ON "events" USING btree ("tenant_id","over_at","id");--> statement-breakpoint
CREATE INDEX "gallery_images_tenant_id_position_id_index" ON "gallery_images" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "news_tenant_id_published_at_id_index" ON "news" USING btree ("tenant_id","published_at","id");--> statement-breakpoint
CREATE INDEX "resources_tenant_id_position_id_index" ON "resources" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "services_tenant_id_position_id_index" ON "services" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "team_members_tenant_id_position_id_index" ON "team_members" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "vacancies_tenant_id_position_id_index" ON "vacancies" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_position_id_index" ON "campaigns" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "contact_messages_tenant_id_created_at_index" ON "contact_messages" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_tenant_id_email_key_index" ON "contact_messages" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "course_applicants_tenant_id_course_id_created_at_index" ON "course_applicants" USING btree ("tenant_id","course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_applicants_tenant_id_email_key_index" ON "course_applicants" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "maktab_registrations_tenant_id_created_at_index" ON "maktab_registrations" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "maktab_registrations_tenant_id_guardian_email_key_index" ON "maktab_registrations" USING btree ("tenant_id","guardian_email_key");--> statement-breakpoint
CREATE INDEX "subscribers_tenant_id_state_asked_at_index" ON "subscribers" USING btree ("tenant_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "audit_entries_tenant_id_at_index" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "link_references_tenant_id_purpose_subject_index" ON "link_references" USING btree ("tenant_id","purpose","subject");--> statement-breakpoint
CREATE INDEX "link_references_tenant_id_expires_at_index" ON "link_references" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "sessions_tenant_id_user_id_index" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_tenant_id_seen_at_index" ON "sessions" USING btree ("tenant_id","seen_at");--> statement-breakpoint
CREATE INDEX "throttles_tenant_id_last_at_index" ON "throttles" USING btree ("tenant_id","last_at");--> statement-breakpoint
CREATE INDEX "mails_tenant_id_state_created_at_index" ON "mails" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_user_id_created_at_index" ON "gifts" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_campaign_id_index" ON "gifts" USING btree ("tenant_id","campaign_id");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_donor_email_key_index" ON "gifts" USING btree ("tenant_id",lower("donor_email"));