ALTER TABLE "mails" DROP CONSTRAINT "mails_state_known";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_forgotten";--> statement-breakpoint
-- Whether an email that an earlier version had in hand went out is not known either.
ALTER TABLE "mails" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "mails" SET "state" = 'uncertain' WHERE "state" IN ('unknown', 'sending');--> statement-breakpoint
ALTER TABLE "mails" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "data_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "to_mark" "bytea";--> statement-breakpoint
CREATE INDEX "mails_tenant_id_to_mark_created_at_index" ON "mails" USING btree ("tenant_id","to_mark","created_at") WHERE "mails"."to_mark" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('waiting', 'sending', 'sent', 'failed', 'uncertain'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_forgotten" CHECK ("mails"."letter" is null or "mails"."state" <> 'sent');