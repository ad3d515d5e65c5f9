CREATE TABLE "setup_dismissals" (
	"tenant_id" uuid NOT NULL,
	"task" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "setup_dismissals_tenant_id_task_pk" PRIMARY KEY("tenant_id","task")
);
--> statement-breakpoint
ALTER TABLE "setup_dismissals" ADD CONSTRAINT "setup_dismissals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL secure_rows('setup_dismissals');
--> statement-breakpoint
-- What staff have said is not needed is the desk's own, and of those who may do a task of setting up.
REVOKE ALL ON setup_dismissals FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON setup_dismissals TO minaret_desk;
--> statement-breakpoint
CALL require_role('setup_dismissals', 'owner', 'administrator', 'editor', 'imam', 'treasurer');
