ALTER TABLE "course_applicants" DROP CONSTRAINT "course_applicants_once";--> statement-breakpoint
ALTER TABLE "course_applicants" DROP CONSTRAINT "course_applicants_state_known";--> statement-breakpoint
CREATE UNIQUE INDEX "course_applicants_once" ON "course_applicants" USING btree ("tenant_id","course_id","email_key") WHERE "course_applicants"."state" <> 'unconfirmed';--> statement-breakpoint
ALTER TABLE "course_applicants" ADD CONSTRAINT "course_applicants_state_known" CHECK ("course_applicants"."state" in ('unconfirmed', 'received', 'waiting', 'accepted', 'declined'));