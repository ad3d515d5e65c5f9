ALTER TABLE "tv_screens" ADD COLUMN "beat" jsonb;--> statement-breakpoint
ALTER TABLE "tv_screens" ADD COLUMN "reload" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tv_screens" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tv_screens" ADD CONSTRAINT "tv_screens_reload" CHECK ("tv_screens"."reload" >= 0);