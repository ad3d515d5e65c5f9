CREATE TABLE "support_grants" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"granted_by" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"first_used_at" timestamp with time zone,
	CONSTRAINT "support_grants_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "support_grants_a_day" CHECK ("support_grants"."ends_at" > "support_grants"."granted_at" and "support_grants"."ends_at" <= "support_grants"."granted_at" + interval '24 hours')
);
--> statement-breakpoint
ALTER TABLE "desk_log" ADD COLUMN "support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_grants" ADD CONSTRAINT "support_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL secure_rows('support_grants');
--> statement-breakpoint
-- What answers visitors needs none of it. Nobody can move the end of a grant, or take one out: more time takes another row.
REVOKE ALL ON support_grants FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON support_grants TO minaret_desk;
--> statement-breakpoint
GRANT UPDATE (ended_at, first_used_at) ON support_grants TO minaret_desk;
--> statement-breakpoint
-- Everybody on the staff sees that somebody was let in; only owners let anybody in.
CREATE POLICY owners_grant ON support_grants AS RESTRICTIVE FOR INSERT TO minaret_desk
  WITH CHECK (current_user <> 'minaret_desk' OR has_role('owner'));
--> statement-breakpoint
-- Whoever runs the installation sees which mosques have let them in before they have chosen one.
CREATE POLICY look_for_grants ON support_grants FOR SELECT TO minaret_desk
  USING (current_user = 'minaret_desk' AND current_tenant() IS NULL AND has_role('support'));
