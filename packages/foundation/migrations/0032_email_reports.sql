ALTER TABLE "subscriber_consents" DROP CONSTRAINT "subscriber_consents_what_known";--> statement-breakpoint
ALTER TABLE "newsletter_recipients" DROP CONSTRAINT "newsletter_recipients_state_known";--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "bounce_status" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "report" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "report_status" text;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_what_known" CHECK ("subscriber_consents"."what" in ('asked', 'confirmed', 'left', 'imported', 'ended', 'complained'));--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_state_known" CHECK ("newsletter_recipients"."state" in ('waiting', 'queued', 'accepted', 'refused', 'uncertain', 'skipped', 'bounced'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_report_known" CHECK ("mails"."report" in ('bounced', 'complained'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_report_whole" CHECK (("mails"."report" is null) = ("mails"."reported_at" is null));