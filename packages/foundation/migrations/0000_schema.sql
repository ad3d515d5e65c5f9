CREATE TABLE "hostnames" (
	"hostname" text PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"tenant_id" uuid NOT NULL,
	CONSTRAINT "hostnames_form" CHECK ("hostnames"."hostname" = lower("hostnames"."hostname") and "hostnames"."hostname" !~ '[:/ ]|\.$')
);
--> statement-breakpoint
CREATE TABLE "origins" (
	"tenant_id" uuid NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "origins_tenant_id_origin_pk" PRIMARY KEY("tenant_id","origin"),
	CONSTRAINT "origins_form" CHECK ("origins"."origin" ~ '^https?://[^/]+$')
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"limits" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenants_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tenants_slug_form" CHECK ("tenants"."slug" ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
	CONSTRAINT "tenants_state_known" CHECK ("tenants"."state" in ('open', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "webhook_paths" (
	"account_id" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_mark" text NOT NULL,
	"storage_mark" text,
	"kept" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "installation_only_one" CHECK ("installation"."only")
);
--> statement-breakpoint
CREATE TABLE "causes" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"story" jsonb NOT NULL,
	"kind" text NOT NULL,
	"fund" text NOT NULL,
	"min_minor" integer DEFAULT 100 NOT NULL,
	"max_minor" integer DEFAULT 1000000 NOT NULL,
	"presets_minor" integer[] NOT NULL,
	"currencies" char(3)[] NOT NULL,
	"gift_aid" boolean DEFAULT false NOT NULL,
	"jummah" boolean DEFAULT false NOT NULL,
	"monthly" boolean DEFAULT false NOT NULL,
	"daily" boolean DEFAULT false NOT NULL,
	"image" jsonb,
	"published_at" timestamp with time zone,
	CONSTRAINT "causes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "causes_amounts" CHECK ("causes"."min_minor" > 0 and "causes"."max_minor" >= "causes"."min_minor"),
	CONSTRAINT "causes_has_currency" CHECK (cardinality("causes"."currencies") > 0),
	CONSTRAINT "causes_kind_known" CHECK ("causes"."kind" in ('general', 'sadaqah', 'zakat', 'other'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "timetable_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sunrise" smallint NOT NULL,
	"fajr_begins" smallint NOT NULL,
	"fajr_jamaat" smallint,
	"dhuhr_begins" smallint NOT NULL,
	"dhuhr_jamaat" smallint,
	"asr_begins" smallint NOT NULL,
	"asr_jamaat" smallint,
	"maghrib_begins" smallint NOT NULL,
	"maghrib_jamaat" smallint,
	"isha_begins" smallint NOT NULL,
	"isha_jamaat" smallint,
	"other_asr" smallint,
	CONSTRAINT "timetable_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day"),
	CONSTRAINT "timetable_days_in_a_day" CHECK (least("timetable_days"."sunrise", "timetable_days"."fajr_begins", "timetable_days"."fajr_jamaat", "timetable_days"."dhuhr_begins", "timetable_days"."dhuhr_jamaat", "timetable_days"."asr_begins", "timetable_days"."asr_jamaat", "timetable_days"."maghrib_begins", "timetable_days"."maghrib_jamaat", "timetable_days"."isha_begins", "timetable_days"."isha_jamaat", "timetable_days"."other_asr") >= 0 and greatest("timetable_days"."sunrise", "timetable_days"."fajr_begins", "timetable_days"."fajr_jamaat", "timetable_days"."dhuhr_begins", "timetable_days"."dhuhr_jamaat", "timetable_days"."asr_begins", "timetable_days"."asr_jamaat", "timetable_days"."maghrib_begins", "timetable_days"."maghrib_jamaat", "timetable_days"."isha_begins", "timetable_days"."isha_jamaat", "timetable_days"."other_asr") < 1440)
);
--> statement-breakpoint
CREATE TABLE "timetable_imports" (
	"tenant_id" uuid NOT NULL,
	"version" text NOT NULL,
	"file_name" text NOT NULL,
	"days" integer NOT NULL,
	"warnings" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "timetable_imports_tenant_id_version_pk" PRIMARY KEY("tenant_id","version")
);
--> statement-breakpoint
CREATE TABLE "visitor_days" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"salt" "bytea",
	"visitors" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visitor_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "visitor_marks" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" "bytea" NOT NULL,
	CONSTRAINT "visitor_marks_tenant_id_day_mark_pk" PRIMARY KEY("tenant_id","day","mark")
);
--> statement-breakpoint
CREATE TABLE "visitor_totals" (
	"tenant_id" uuid NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_totals_tenant_id_pk" PRIMARY KEY("tenant_id")
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
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("until_at", 'infinity'::timestamptz)) STORED NOT NULL,
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
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("until_at", 'infinity'::timestamptz)) STORED NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "banners_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tv_screens" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"beat" jsonb,
	"reload" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "tv_screens_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tv_screens_tenantId_tokenHash_unique" UNIQUE("tenant_id","token_hash"),
	CONSTRAINT "tv_screens_reload" CHECK ("tv_screens"."reload" >= 0)
);
--> statement-breakpoint
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
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", ("starts_at" at time zone 'UTC' + case when "all_day" then interval '24 hours' else interval '2 hours' end) at time zone 'UTC')) STORED NOT NULL,
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
	"over_on" date GENERATED ALWAYS AS (coalesce("closes", 'infinity'::date)) STORED NOT NULL,
	"contact" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "vacancies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" smallint,
	"height" smallint,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "files_id_form" CHECK ("files"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('picture', 'document')),
	CONSTRAINT "files_picture_measured" CHECK ("files"."kind" <> 'picture' or ("files"."width" > 0 and "files"."height" > 0))
);
--> statement-breakpoint
CREATE TABLE "folder_items" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "folder_items_tenant_id_kind_id_pk" PRIMARY KEY("tenant_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "day_overrides" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"jamaat" jsonb NOT NULL,
	"note" text,
	CONSTRAINT "day_overrides_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
CREATE TABLE "eid_prayers" (
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"eid" text NOT NULL,
	"hijri_year" smallint,
	"at" smallint NOT NULL,
	"name" text,
	"venue" text,
	"language" text,
	"khatib" text,
	CONSTRAINT "eid_prayers_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "eid_prayers_eid_known" CHECK ("eid_prayers"."eid" in ('fitr', 'adha')),
	CONSTRAINT "eid_prayers_in_a_day" CHECK ("eid_prayers"."at" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "jamaat_rules" (
	"tenant_id" uuid NOT NULL,
	"prayer" text NOT NULL,
	"when_held" text NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "jamaat_rules_tenant_id_prayer_when_held_pk" PRIMARY KEY("tenant_id","prayer","when_held"),
	CONSTRAINT "jamaat_rules_prayer_known" CHECK ("jamaat_rules"."prayer" in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha'))
);
--> statement-breakpoint
CREATE TABLE "jumuah_slots" (
	"tenant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"venue" text,
	"language" text,
	"khatib" text,
	"rules" jsonb NOT NULL,
	"from_day" date,
	"until_day" date,
	CONSTRAINT "jumuah_slots_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "jumuah_slots_until_after_from" CHECK ("jumuah_slots"."from_day" is null or "jumuah_slots"."until_day" is null or "jumuah_slots"."until_day" >= "jumuah_slots"."from_day")
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
CREATE TABLE "campaign_supporters" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"ref" text NOT NULL,
	"name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone,
	"name_removed_at" timestamp with time zone,
	CONSTRAINT "campaign_supporters_tenant_id_campaign_id_ref_pk" PRIMARY KEY("tenant_id","campaign_id","ref")
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"tenant_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"body" text NOT NULL,
	"image" jsonb,
	CONSTRAINT "campaign_updates_tenant_id_campaign_id_id_pk" PRIMARY KEY("tenant_id","campaign_id","id")
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
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("ends_at", 'infinity'::timestamptz)) STORED NOT NULL,
	"video" text,
	"image" jsonb,
	"chair_name" text,
	"chair_role" text,
	"chair_body" text,
	"chair_image" jsonb,
	"match_sponsor" text,
	"match_percent" integer,
	"match_cap_minor" integer,
	"match_from" timestamp with time zone,
	"match_until" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "campaigns_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "campaigns_target" CHECK ("campaigns"."target_minor" > 0),
	CONSTRAINT "campaigns_end_after_start" CHECK ("campaigns"."starts_at" is null or "campaigns"."ends_at" is null or "campaigns"."ends_at" > "campaigns"."starts_at"),
	CONSTRAINT "campaigns_match_whole" CHECK (num_nonnulls("campaigns"."match_sponsor", "campaigns"."match_percent", "campaigns"."match_cap_minor") in (0, 3)
        and ("campaigns"."match_sponsor" is not null or num_nonnulls("campaigns"."match_from", "campaigns"."match_until") = 0)
        and "campaigns"."match_percent" between 1 and 1000 and "campaigns"."match_cap_minor" > 0
        and ("campaigns"."match_from" is null or "campaigns"."match_until" is null or "campaigns"."match_until" > "campaigns"."match_from"))
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
	CONSTRAINT "course_applicants_state_known" CHECK ("course_applicants"."state" in ('unconfirmed', 'received', 'waiting', 'accepted', 'declined'))
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
	"left_at" timestamp with time zone,
	CONSTRAINT "maktab_registrations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "maktab_registrations_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_consents" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wording" text NOT NULL,
	CONSTRAINT "subscriber_consents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "subscriber_consents_what_known" CHECK ("subscriber_consents"."what" in ('asked', 'confirmed', 'left'))
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
CREATE TABLE "known_devices" (
	"tenant_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_tenant_id_hash_user_id_pk" PRIMARY KEY("tenant_id","hash","user_id")
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
	"verified_at" timestamp with time zone,
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
	"taken_by" text,
	"data_sent_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text,
	"listed_at" timestamp with time zone,
	"to_mark" "bytea",
	CONSTRAINT "mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mails_tenantId_kind_cause_unique" UNIQUE("tenant_id","kind","cause"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('waiting', 'sending', 'sent', 'failed', 'uncertain')),
	CONSTRAINT "mails_forgotten" CHECK ("mails"."letter" is null or "mails"."state" <> 'sent')
);
--> statement-breakpoint
CREATE TABLE "decline_marks" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decline_marks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"cause_id" text NOT NULL,
	"campaign_id" text,
	"supporter_ref" text,
	"need_id" text,
	"need_title" text,
	"need_until" timestamp with time zone,
	"need_given" boolean,
	"fund" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"how" text DEFAULT 'card' NOT NULL,
	"note" text,
	"state" text DEFAULT 'created' NOT NULL,
	"intent_id" text,
	"confirm_no" smallint DEFAULT 0 NOT NULL,
	"confirm_hash" "bytea",
	"confirm_token" "bytea",
	"confirming_since" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"decline_code" text,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"user_id" text,
	"forgotten_at" timestamp with time zone,
	"cover_minor" integer DEFAULT 0 NOT NULL,
	"message" text,
	"language" text,
	"gift_aid" text,
	"declaration_id" text,
	"cycle_id" text,
	"due_on" date,
	"invoice_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "gifts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gifts_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id"),
	CONSTRAINT "gifts_tenantId_passHash_unique" UNIQUE("tenant_id","pass_hash"),
	CONSTRAINT "gifts_tenantId_intentId_unique" UNIQUE("tenant_id","intent_id"),
	CONSTRAINT "gifts_tenantId_invoiceId_unique" UNIQUE("tenant_id","invoice_id"),
	CONSTRAINT "gifts_tenantId_cycleId_dueOn_unique" UNIQUE("tenant_id","cycle_id","due_on"),
	CONSTRAINT "gifts_amount_positive" CHECK ("gifts"."amount_minor" > "gifts"."cover_minor" and "gifts"."cover_minor" >= 0),
	CONSTRAINT "gifts_of_cycle" CHECK (num_nonnulls("gifts"."cycle_id", "gifts"."due_on", "gifts"."invoice_id") in (0, 3)),
	CONSTRAINT "gifts_how_known" CHECK ("gifts"."how" in ('card', 'cash', 'bank', 'matched')),
	CONSTRAINT "gifts_need_whole" CHECK (num_nonnulls("gifts"."need_id", "gifts"."need_title") in (0, 2)
        and ("gifts"."need_id" is not null or num_nonnulls("gifts"."need_until", "gifts"."need_given") = 0)
        and ("gifts"."need_id" is null or ("gifts"."campaign_id" is not null and "gifts"."cycle_id" is null))),
	CONSTRAINT "gifts_offline_apart" CHECK (("gifts"."how" <> 'card') = ("gifts"."intent_id" is not null and starts_with("gifts"."intent_id", 'offline:'))),
	CONSTRAINT "gifts_paid_has_intent" CHECK ("gifts"."paid_at" is null or "gifts"."intent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"gift_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_entries_tenantId_kind_providerRef_unique" UNIQUE("tenant_id","kind","provider_ref"),
	CONSTRAINT "ledger_entries_signed" CHECK (("ledger_entries"."kind" in ('paid', 'refund_failed', 'dispute_won')) = ("ledger_entries"."amount_minor" > 0))
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"publishable_key" text,
	"secret_key" "bytea",
	"webhook_secret" "bytea",
	"previous_webhook_secret" "bytea",
	"stripe_account" text,
	"connected_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_accounts_tenantId_kind_mode_unique" UNIQUE("tenant_id","kind","mode"),
	CONSTRAINT "payment_accounts_stripeAccount_mode_unique" UNIQUE("stripe_account","mode"),
	CONSTRAINT "payment_accounts_connect_is_named" CHECK (("payment_accounts"."kind" = 'connect') = ("payment_accounts"."stripe_account" is not null)),
	CONSTRAINT "payment_accounts_connect_has_no_keys" CHECK ("payment_accounts"."kind" <> 'connect' or num_nonnulls("payment_accounts"."publishable_key", "payment_accounts"."secret_key", "payment_accounts"."webhook_secret") = 0),
	CONSTRAINT "payment_accounts_demo_is_demo" CHECK ("payment_accounts"."kind" = 'offline' or ("payment_accounts"."kind" = 'demonstration') = ("payment_accounts"."mode" = 'demo')),
	CONSTRAINT "payment_accounts_offline_is_bare" CHECK ("payment_accounts"."kind" <> 'offline' or num_nonnulls("payment_accounts"."secret_key", "payment_accounts"."webhook_secret") = 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	CONSTRAINT "provider_events_tenant_id_account_id_event_id_pk" PRIMARY KEY("tenant_id","account_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "cycle_changes" (
	"tenant_id" uuid NOT NULL,
	"cycle_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "cycle_changes_tenant_id_cycle_id_version_pk" PRIMARY KEY("tenant_id","cycle_id","version")
);
--> statement-breakpoint
CREATE TABLE "cycle_dues" (
	"tenant_id" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"cycle_id" text NOT NULL,
	"due_on" date NOT NULL,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cycle_dues_tenant_id_invoice_id_pk" PRIMARY KEY("tenant_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "cycles" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"pass_hash" "bytea" NOT NULL,
	"cause_id" text NOT NULL,
	"campaign_id" text,
	"supporter_ref" text,
	"fund" text NOT NULL,
	"rhythm" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"cover_minor" integer DEFAULT 0 NOT NULL,
	"currency" char(3) NOT NULL,
	"mode" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'pending_setup' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"until" date,
	"next_on" date,
	"resumes_on" date,
	"last_paid_on" date,
	"customer_id" text,
	"subscription_id" text,
	"setup" text DEFAULT 'opened' NOT NULL,
	"setup_intent_id" text,
	"confirm_no" smallint DEFAULT 0 NOT NULL,
	"confirm_hash" "bytea",
	"confirm_token" "bytea",
	"confirming_since" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"decline_code" text,
	"card_brand" text,
	"card_last4" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"donor_name" text NOT NULL,
	"donor_email" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"message" text,
	"language" text,
	"user_id" text,
	"forgotten_at" timestamp with time zone,
	"gift_aid" text,
	"declaration_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "cycles_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "cycles_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id"),
	CONSTRAINT "cycles_tenantId_passHash_unique" UNIQUE("tenant_id","pass_hash"),
	CONSTRAINT "cycles_tenantId_accountId_subscriptionId_unique" UNIQUE("tenant_id","account_id","subscription_id"),
	CONSTRAINT "cycles_amount_positive" CHECK ("cycles"."amount_minor" > "cycles"."cover_minor" and "cycles"."cover_minor" >= 0),
	CONSTRAINT "cycles_daily_ends" CHECK ("cycles"."rhythm" <> 'daily' or "cycles"."until" is not null),
	CONSTRAINT "cycles_over" CHECK (("cycles"."state" in ('ended', 'expired')) = ("cycles"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "donor_customers" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"donor_key" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "donor_customers_tenant_id_account_id_donor_key_pk" PRIMARY KEY("tenant_id","account_id","donor_key"),
	CONSTRAINT "donor_customers_tenantId_accountId_customerId_unique" UNIQUE("tenant_id","account_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "demo_answers" (
	"tenant_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"intent_id" text NOT NULL,
	"decline_code" text,
	"status" text NOT NULL,
	CONSTRAINT "demo_answers_tenant_id_idempotency_key_pk" PRIMARY KEY("tenant_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_customers" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_events" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"object" jsonb NOT NULL,
	CONSTRAINT "demo_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_intents" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"status" text NOT NULL,
	"decline_code" text,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "demo_intents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_invoices" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"paid_minor" integer DEFAULT 0 NOT NULL,
	"currency" char(3) NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"intent_id" text,
	"decline_code" text,
	CONSTRAINT "demo_invoices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "demo_invoices_tenantId_subscriptionId_dueAt_unique" UNIQUE("tenant_id","subscription_id","due_at"),
	CONSTRAINT "demo_invoices_tenantId_intentId_unique" UNIQUE("tenant_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "demo_replies" (
	"tenant_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"object_id" text NOT NULL,
	"status" text,
	"decline_code" text,
	CONSTRAINT "demo_replies_tenant_id_idempotency_key_pk" PRIMARY KEY("tenant_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "demo_returns" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "demo_returns_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_setups" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"metadata" jsonb NOT NULL,
	"status" text NOT NULL,
	"decline_code" text,
	"token" text,
	CONSTRAINT "demo_setups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "demo_subscriptions" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"setup_id" text NOT NULL,
	"rhythm" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"metadata" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"paused" boolean DEFAULT false NOT NULL,
	"resumes_at" timestamp with time zone,
	"card_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "demo_subscriptions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_aid_adjustments" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"gift_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	CONSTRAINT "gift_aid_adjustments_tenant_id_claim_id_gift_id_pk" PRIMARY KEY("tenant_id","claim_id","gift_id"),
	CONSTRAINT "gift_aid_adjustments_positive" CHECK ("gift_aid_adjustments"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_claimed" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"declaration_id" text,
	CONSTRAINT "gift_aid_claimed_tenant_id_gift_id_pk" PRIMARY KEY("tenant_id","gift_id"),
	CONSTRAINT "gift_aid_claimed_positive" CHECK ("gift_aid_claimed"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_claims" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"number" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"lines" integer NOT NULL,
	"amount_minor" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "gift_aid_claims_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_aid_claims_tenantId_number_unique" UNIQUE("tenant_id","number"),
	CONSTRAINT "gift_aid_claims_short" CHECK ("gift_aid_claims"."lines" between 0 and 1000),
	CONSTRAINT "gift_aid_claims_undone" CHECK (("gift_aid_claims"."state" = 'undone') = ("gift_aid_claims"."undone_at" is not null)),
	CONSTRAINT "gift_aid_claims_sent" CHECK ("gift_aid_claims"."state" <> 'claimed' or "gift_aid_claims"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "gift_aid_declarations" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"mode" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"house" text NOT NULL,
	"postcode" text,
	"overseas" boolean DEFAULT false NOT NULL,
	"scope" text NOT NULL,
	"wording" text NOT NULL,
	"charity" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"address_mark" "bytea" NOT NULL,
	"details" "bytea" NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "gift_aid_declarations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_aid_declarations_home" CHECK ("gift_aid_declarations"."overseas" = ("gift_aid_declarations"."postcode" is null)),
	CONSTRAINT "gift_aid_declarations_ended" CHECK (num_nonnulls("gift_aid_declarations"."cancelled_at", "gift_aid_declarations"."cancelled_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "gift_aid_lines" (
	"tenant_id" uuid NOT NULL,
	"claim_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"house" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"aggregated" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "gift_aid_lines_tenant_id_claim_id_position_pk" PRIMARY KEY("tenant_id","claim_id","position"),
	CONSTRAINT "gift_aid_lines_place" CHECK ("gift_aid_lines"."position" between 1 and 1000),
	CONSTRAINT "gift_aid_lines_positive" CHECK ("gift_aid_lines"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "money_totals" (
	"tenant_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"currency" char(3) NOT NULL,
	"campaign_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"gifts" integer NOT NULL,
	CONSTRAINT "money_totals_tenant_id_mode_currency_campaign_id_pk" PRIMARY KEY("tenant_id","mode","currency","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_counters" (
	"tenant_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_tenant_id_mode_year_pk" PRIMARY KEY("tenant_id","mode","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"mode" text NOT NULL,
	"year" smallint NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"says" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_tenant_id_gift_id_pk" PRIMARY KEY("tenant_id","gift_id"),
	CONSTRAINT "receipts_tenantId_mode_year_serial_unique" UNIQUE("tenant_id","mode","year","serial"),
	CONSTRAINT "receipts_tenantId_number_unique" UNIQUE("tenant_id","number"),
	CONSTRAINT "receipts_serial_positive" CHECK ("receipts"."serial" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"intent_id" text NOT NULL,
	"kind" text NOT NULL,
	"gift_id" text,
	"there_minor" integer NOT NULL,
	"here_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "reconciliation_differences_tenant_id_account_id_intent_id_pk" PRIMARY KEY("tenant_id","account_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"events_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"last_equal_at" timestamp with time zone,
	"report" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "reconciliations_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"tenant_id" uuid NOT NULL,
	"gift_id" text NOT NULL,
	"no" smallint NOT NULL,
	"amount_minor" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_id" text,
	CONSTRAINT "refunds_tenant_id_gift_id_no_pk" PRIMARY KEY("tenant_id","gift_id","no"),
	CONSTRAINT "refunds_tenantId_refundId_unique" UNIQUE("tenant_id","refund_id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_minor" > 0),
	CONSTRAINT "refunds_taken_has_id" CHECK ("refunds"."state" <> 'taken' or "refunds"."refund_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"host_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hostnames" ADD CONSTRAINT "hostnames_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "origins" ADD CONSTRAINT "origins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_paths" ADD CONSTRAINT "webhook_paths_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "causes" ADD CONSTRAINT "causes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_days" ADD CONSTRAINT "timetable_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetable_imports" ADD CONSTRAINT "timetable_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_days" ADD CONSTRAINT "visitor_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_marks" ADD CONSTRAINT "visitor_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_totals" ADD CONSTRAINT "visitor_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_screens" ADD CONSTRAINT "tv_screens_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "about_sections" ADD CONSTRAINT "about_sections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_items" ADD CONSTRAINT "folder_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_overrides" ADD CONSTRAINT "day_overrides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eid_prayers" ADD CONSTRAINT "eid_prayers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jamaat_rules" ADD CONSTRAINT "jamaat_rules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jumuah_slots" ADD CONSTRAINT "jumuah_slots_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_faqs" ADD CONSTRAINT "campaign_faqs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_faqs" ADD CONSTRAINT "campaign_faqs_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_needs" ADD CONSTRAINT "campaign_needs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_needs" ADD CONSTRAINT "campaign_needs_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_plans" ADD CONSTRAINT "campaign_plans_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_plans" ADD CONSTRAINT "campaign_plans_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD CONSTRAINT "campaign_supporters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD CONSTRAINT "campaign_supporters_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_applicants" ADD CONSTRAINT "course_applicants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_children" ADD CONSTRAINT "maktab_children_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_children" ADD CONSTRAINT "maktab_children_tenant_id_registration_id_maktab_registrations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","registration_id") REFERENCES "public"."maktab_registrations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD CONSTRAINT "maktab_registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_tenant_id_subscriber_id_subscribers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","subscriber_id") REFERENCES "public"."subscribers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_references" ADD CONSTRAINT "link_references_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "throttles" ADD CONSTRAINT "throttles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decline_marks" ADD CONSTRAINT "decline_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_of_supporter" FOREIGN KEY ("tenant_id","campaign_id","supporter_ref") REFERENCES "public"."campaign_supporters"("tenant_id","campaign_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_changes" ADD CONSTRAINT "cycle_changes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_changes" ADD CONSTRAINT "cycle_changes_tenant_id_cycle_id_cycles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "public"."cycles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_dues" ADD CONSTRAINT "cycle_dues_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_dues" ADD CONSTRAINT "cycle_dues_tenant_id_cycle_id_cycles_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "public"."cycles"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_campaign_id_campaigns_tenant_id_id_fk" FOREIGN KEY ("tenant_id","campaign_id") REFERENCES "public"."campaigns"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_of_supporter" FOREIGN KEY ("tenant_id","campaign_id","supporter_ref") REFERENCES "public"."campaign_supporters"("tenant_id","campaign_id","ref") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_cause_id_causes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cause_id") REFERENCES "public"."causes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_customers" ADD CONSTRAINT "donor_customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_customers" ADD CONSTRAINT "donor_customers_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_answers" ADD CONSTRAINT "demo_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_customers" ADD CONSTRAINT "demo_customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_events" ADD CONSTRAINT "demo_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_intents" ADD CONSTRAINT "demo_intents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_invoices" ADD CONSTRAINT "demo_invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_replies" ADD CONSTRAINT "demo_replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_returns" ADD CONSTRAINT "demo_returns_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_setups" ADD CONSTRAINT "demo_setups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_subscriptions" ADD CONSTRAINT "demo_subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_adjustments" ADD CONSTRAINT "gift_aid_adjustments_tenant_id_gift_id_gift_aid_claimed_tenant_id_gift_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gift_aid_claimed"("tenant_id","gift_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_claim_id_position_gift_aid_lines_tenant_id_claim_id_position_fk" FOREIGN KEY ("tenant_id","claim_id","position") REFERENCES "public"."gift_aid_lines"("tenant_id","claim_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claimed" ADD CONSTRAINT "gift_aid_claimed_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_claims" ADD CONSTRAINT "gift_aid_claims_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_declarations" ADD CONSTRAINT "gift_aid_declarations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_lines" ADD CONSTRAINT "gift_aid_lines_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_aid_lines" ADD CONSTRAINT "gift_aid_lines_tenant_id_claim_id_gift_aid_claims_tenant_id_id_fk" FOREIGN KEY ("tenant_id","claim_id") REFERENCES "public"."gift_aid_claims"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_totals" ADD CONSTRAINT "money_totals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_counters" ADD CONSTRAINT "receipt_counters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliations" ADD CONSTRAINT "reconciliations_tenant_id_account_id_payment_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."payment_accounts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_gift_id_gifts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_id") REFERENCES "public"."gifts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hostnames_tenant_id_index" ON "hostnames" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "causes_tenant_id_position_id_index" ON "causes" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "timetable_imports_tenant_id_imported_at_index" ON "timetable_imports" USING btree ("tenant_id","imported_at");--> statement-breakpoint
CREATE INDEX "activities_tenant_id_weekday_position_id_index" ON "activities" USING btree ("tenant_id","weekday","position","id");--> statement-breakpoint
CREATE INDEX "announcements_tenant_id_from_at_index" ON "announcements" USING btree ("tenant_id","from_at");--> statement-breakpoint
CREATE INDEX "announcements_tenant_id_over_at_index" ON "announcements" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "banners_tenant_id_position_id_index" ON "banners" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "banners_tenant_id_over_at_index" ON "banners" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "about_sections_tenant_id_position_id_index" ON "about_sections" USING btree ("tenant_id","position","id");--> statement-breakpoint
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
CREATE INDEX "vacancies_tenant_id_over_on_index" ON "vacancies" USING btree ("tenant_id","over_on");--> statement-breakpoint
CREATE INDEX "files_tenant_id_created_at_index" ON "files" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_position_id_index" ON "campaigns" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_over_at_index" ON "campaigns" USING btree ("tenant_id","over_at");--> statement-breakpoint
CREATE INDEX "campaigns_tenant_id_starts_at_index" ON "campaigns" USING btree ("tenant_id","starts_at");--> statement-breakpoint
CREATE INDEX "contact_messages_tenant_id_created_at_index" ON "contact_messages" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_tenant_id_email_key_index" ON "contact_messages" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "course_applicants_once" ON "course_applicants" USING btree ("tenant_id","course_id","email_key") WHERE "course_applicants"."state" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "course_applicants_tenant_id_course_id_created_at_index" ON "course_applicants" USING btree ("tenant_id","course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_applicants_tenant_id_email_key_index" ON "course_applicants" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "course_applicants_tenant_id_user_id_index" ON "course_applicants" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "maktab_registrations_tenant_id_created_at_index" ON "maktab_registrations" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "maktab_registrations_tenant_id_guardian_email_key_index" ON "maktab_registrations" USING btree ("tenant_id","guardian_email_key");--> statement-breakpoint
CREATE INDEX "maktab_registrations_tenant_id_user_id_index" ON "maktab_registrations" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "subscriber_consents_tenant_id_subscriber_id_at_index" ON "subscriber_consents" USING btree ("tenant_id","subscriber_id","at");--> statement-breakpoint
CREATE INDEX "subscribers_tenant_id_state_asked_at_index" ON "subscribers" USING btree ("tenant_id","state","asked_at");--> statement-breakpoint
CREATE INDEX "audit_entries_tenant_id_at_index" ON "audit_entries" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "known_devices_tenant_id_user_id_index" ON "known_devices" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "known_devices_tenant_id_seen_at_index" ON "known_devices" USING btree ("tenant_id","seen_at");--> statement-breakpoint
CREATE INDEX "link_references_tenant_id_purpose_subject_index" ON "link_references" USING btree ("tenant_id","purpose","subject");--> statement-breakpoint
CREATE INDEX "link_references_tenant_id_expires_at_index" ON "link_references" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "sessions_tenant_id_user_id_index" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_tenant_id_seen_at_index" ON "sessions" USING btree ("tenant_id","seen_at");--> statement-breakpoint
CREATE INDEX "throttles_tenant_id_last_at_index" ON "throttles" USING btree ("tenant_id","last_at");--> statement-breakpoint
CREATE INDEX "mails_tenant_id_state_created_at_index" ON "mails" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "mails_tenant_id_to_mark_created_at_index" ON "mails" USING btree ("tenant_id","to_mark","created_at") WHERE "mails"."to_mark" is not null;--> statement-breakpoint
CREATE INDEX "decline_marks_tenant_id_kind_mark_at_index" ON "decline_marks" USING btree ("tenant_id","kind","mark","at");--> statement-breakpoint
CREATE INDEX "decline_marks_tenant_id_kind_at_index" ON "decline_marks" USING btree ("tenant_id","kind","at");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_state_created_at_index" ON "gifts" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_user_id_created_at_index" ON "gifts" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_campaign_id_index" ON "gifts" USING btree ("tenant_id","campaign_id");--> statement-breakpoint
CREATE INDEX "gifts_need" ON "gifts" USING btree ("tenant_id","campaign_id","need_id") WHERE "gifts"."need_id" is not null;--> statement-breakpoint
CREATE INDEX "gifts_supporter" ON "gifts" USING btree ("tenant_id","campaign_id","supporter_ref") WHERE "gifts"."supporter_ref" is not null;--> statement-breakpoint
CREATE INDEX "gifts_wall" ON "gifts" USING btree ("tenant_id","campaign_id","mode","currency","paid_at","id") WHERE "gifts"."state" = 'paid' and "gifts"."campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "gifts_offline_newest" ON "gifts" USING btree ("tenant_id","created_at","id") WHERE "gifts"."how" <> 'card';--> statement-breakpoint
CREATE INDEX "gifts_tenant_id_donor_email_key_index" ON "gifts" USING btree ("tenant_id",lower("donor_email"));--> statement-breakpoint
CREATE INDEX "ledger_entries_tenant_id_gift_id_index" ON "ledger_entries" USING btree ("tenant_id","gift_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_tenant_id_mode_at_id_index" ON "ledger_entries" USING btree ("tenant_id","mode","at","id");--> statement-breakpoint
CREATE INDEX "provider_events_unworked" ON "provider_events" USING btree ("tenant_id","received_at") WHERE "provider_events"."worked_at" is null;--> statement-breakpoint
CREATE INDEX "cycle_dues_tenant_id_cycle_id_due_on_index" ON "cycle_dues" USING btree ("tenant_id","cycle_id","due_on");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_state_next_on_index" ON "cycles" USING btree ("tenant_id","state","next_on");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_user_id_created_at_index" ON "cycles" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "cycles_tenant_id_donor_email_key_index" ON "cycles" USING btree ("tenant_id",lower("donor_email"));--> statement-breakpoint
CREATE INDEX "demo_events_tenant_id_created_at_index" ON "demo_events" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "demo_intents_tenant_id_paid_at_index" ON "demo_intents" USING btree ("tenant_id","paid_at");--> statement-breakpoint
CREATE INDEX "demo_returns_tenant_id_intent_id_index" ON "demo_returns" USING btree ("tenant_id","intent_id");--> statement-breakpoint
CREATE INDEX "gift_aid_adjustments_tenant_id_gift_id_index" ON "gift_aid_adjustments" USING btree ("tenant_id","gift_id");--> statement-breakpoint
CREATE INDEX "gift_aid_claimed_tenant_id_claim_id_position_index" ON "gift_aid_claimed" USING btree ("tenant_id","claim_id","position");--> statement-breakpoint
CREATE INDEX "gift_aid_claimed_tenant_id_declaration_id_index" ON "gift_aid_claimed" USING btree ("tenant_id","declaration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_aid_declarations_standing" ON "gift_aid_declarations" USING btree ("tenant_id","details") WHERE "gift_aid_declarations"."scope" = 'past_and_future' and "gift_aid_declarations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "gift_aid_declarations_tenant_id_email_index" ON "gift_aid_declarations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "gift_aid_declarations_tenant_id_user_id_index" ON "gift_aid_declarations" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "gift_aid_declarations_tenant_id_agreed_at_index" ON "gift_aid_declarations" USING btree ("tenant_id","agreed_at");--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("tenant_id","first_at") WHERE "reconciliation_differences"."gone_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_unanswered" ON "refunds" USING btree ("tenant_id","asked_at") WHERE "refunds"."state" = 'asked';