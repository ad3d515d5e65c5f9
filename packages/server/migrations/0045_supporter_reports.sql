ALTER TABLE "campaign_supporters" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_supporters" ADD COLUMN "name_removed_at" timestamp with time zone;