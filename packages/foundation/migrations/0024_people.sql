CREATE TABLE "maktab_classes" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"teacher_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "maktab_classes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscriber_imports" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"agreed_on" date NOT NULL,
	"wording" text NOT NULL,
	CONSTRAINT "subscriber_imports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" text,
	"joined_since" date,
	"version" integer DEFAULT 1 NOT NULL,
	"tested_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "newsletter_issues_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "newsletter_issues_state_known" CHECK ("newsletter_issues"."state" in ('draft', 'sending', 'paused', 'sent')),
	CONSTRAINT "newsletter_issues_started" CHECK (("newsletter_issues"."state" = 'draft') = ("newsletter_issues"."started_at" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"tenant_id" uuid NOT NULL,
	"issue_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "newsletter_recipients_tenant_id_issue_id_subscriber_id_pk" PRIMARY KEY("tenant_id","issue_id","subscriber_id"),
	CONSTRAINT "newsletter_recipients_state_known" CHECK ("newsletter_recipients"."state" in ('waiting', 'queued', 'accepted', 'refused', 'uncertain', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "maktab_attendance" (
	"tenant_id" uuid NOT NULL,
	"registration_id" text NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"class_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "maktab_attendance_tenant_id_registration_id_position_day_pk" PRIMARY KEY("tenant_id","registration_id","position","day"),
	CONSTRAINT "maktab_attendance_state_known" CHECK ("maktab_attendance"."state" in ('present', 'absent', 'late'))
);
--> statement-breakpoint
ALTER TABLE "subscriber_consents" DROP CONSTRAINT "subscriber_consents_what_known";--> statement-breakpoint
ALTER TABLE "course_applicants" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "course_applicants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "maktab_children" ADD COLUMN "class_id" text;--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "maktab_classes" ADD CONSTRAINT "maktab_classes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_imports" ADD CONSTRAINT "subscriber_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_tenant_id_issue_id_newsletter_issues_tenant_id_id_fk" FOREIGN KEY ("tenant_id","issue_id") REFERENCES "public"."newsletter_issues"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_tenant_id_subscriber_id_subscribers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","subscriber_id") REFERENCES "public"."subscribers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_attendance" ADD CONSTRAINT "maktab_attendance_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maktab_attendance" ADD CONSTRAINT "maktab_attendance_tenant_id_registration_id_position_maktab_children_tenant_id_registration_id_position_fk" FOREIGN KEY ("tenant_id","registration_id","position") REFERENCES "public"."maktab_children"("tenant_id","registration_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maktab_classes_tenant_id_teacher_id_index" ON "maktab_classes" USING btree ("tenant_id","teacher_id");--> statement-breakpoint
CREATE INDEX "subscriber_imports_tenant_id_at_index" ON "subscriber_imports" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "newsletter_issues_tenant_id_created_at_index" ON "newsletter_issues" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_tenant_id_issue_id_state_index" ON "newsletter_recipients" USING btree ("tenant_id","issue_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_tenant_id_subscriber_id_index" ON "newsletter_recipients" USING btree ("tenant_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "maktab_attendance_tenant_id_class_id_day_index" ON "maktab_attendance" USING btree ("tenant_id","class_id","day");--> statement-breakpoint
ALTER TABLE "maktab_children" ADD CONSTRAINT "maktab_children_tenant_id_class_id_maktab_classes_tenant_id_id_fk" FOREIGN KEY ("tenant_id","class_id") REFERENCES "public"."maktab_classes"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_tenant_id_import_id_subscriber_imports_tenant_id_id_fk" FOREIGN KEY ("tenant_id","import_id") REFERENCES "public"."subscriber_imports"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maktab_children_tenant_id_class_id_index" ON "maktab_children" USING btree ("tenant_id","class_id");--> statement-breakpoint
CREATE INDEX "subscriber_consents_tenant_id_import_id_index" ON "subscriber_consents" USING btree ("tenant_id","import_id");--> statement-breakpoint
ALTER TABLE "maktab_registrations" ADD CONSTRAINT "maktab_registrations_state_known" CHECK ("maktab_registrations"."state" in ('received', 'waiting', 'accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_proof" CHECK (("subscriber_consents"."what" = 'imported') = ("subscriber_consents"."import_id" is not null));--> statement-breakpoint
ALTER TABLE "subscriber_consents" ADD CONSTRAINT "subscriber_consents_what_known" CHECK ("subscriber_consents"."what" in ('asked', 'confirmed', 'left', 'imported', 'ended'));--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'maktab_classes', 'maktab_attendance', 'subscriber_imports', 'newsletter_issues', 'newsletter_recipients'
  ] LOOP
    CALL secure_rows(name::regclass);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['maktab_classes', 'maktab_attendance'] LOOP
    CALL require_role(name::regclass, 'owner', 'teacher');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['subscriber_imports', 'newsletter_issues', 'newsletter_recipients'] LOOP
    CALL require_role(name::regclass, 'owner', 'administrator');
  END LOOP;
END $$;
--> statement-breakpoint
-- The proof that people agreed is written once, as their consents are.
REVOKE UPDATE, DELETE ON subscriber_imports FROM minaret_app;
