ALTER TABLE "content_items" ADD COLUMN "first_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_lines" ADD COLUMN "first_at" timestamp with time zone;