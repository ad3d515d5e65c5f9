CREATE TABLE "message_replies" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"message_id" text NOT NULL,
	"for_imam" boolean NOT NULL,
	"account_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"answers" boolean NOT NULL,
	CONSTRAINT "message_replies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "reply_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_tenant_id_message_id_contact_messages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."contact_messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_templates" ADD CONSTRAINT "reply_templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_tenant_id_message_id_created_at_index" ON "message_replies" USING btree ("tenant_id","message_id","created_at");--> statement-breakpoint
CREATE INDEX "reply_templates_tenant_id_position_index" ON "reply_templates" USING btree ("tenant_id","position");--> statement-breakpoint
CALL secure_rows('message_replies');
--> statement-breakpoint
CALL secure_rows('reply_templates');
--> statement-breakpoint
-- Only the desk writes and reads them.
REVOKE ALL ON message_replies, reply_templates FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON message_replies, reply_templates TO minaret_desk;
--> statement-breakpoint
-- As with the messages themselves: what the imam replies is the imam's alone.
CREATE POLICY desk_role ON message_replies AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR CASE WHEN for_imam THEN has_role('imam') ELSE has_role('owner', 'administrator') END);
--> statement-breakpoint
-- An email that waits holds the words of a question or of its reply.
CREATE POLICY desk_role ON mails AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR kind NOT IN ('ask-imam', 'imam-reply') OR has_role('imam'));
--> statement-breakpoint
-- A question is stored only where an imam can read it at the desk, and that imam is told that there is one. The public
-- server, which takes the question, cannot read the tables of staff; of these it learns the imams' addresses alone.
CREATE FUNCTION imam_addresses() RETURNS TABLE (email text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    SELECT a.email FROM public.staff_members m JOIN public.staff_accounts a ON a.id = m.account_id
    WHERE m.tenant_id = public.current_tenant() AND 'imam' = ANY (m.roles) AND NOT m.demonstration AND a.state = 'active'
    ORDER BY a.email
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION imam_addresses() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION imam_addresses() TO minaret_app;
