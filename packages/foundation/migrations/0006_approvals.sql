CREATE TABLE "approvals" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text,
	"cancel_hash" "bytea",
	CONSTRAINT "approvals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "approvals_cancelHash_unique" UNIQUE("cancel_hash"),
	CONSTRAINT "approvals_state_known" CHECK ("approvals"."state" in ('waiting', 'done', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "approvals_by_another" CHECK ("approvals"."decided_by" <> "approvals"."requested_by"),
	CONSTRAINT "approvals_done_by_two_or_late" CHECK ("approvals"."state" <> 'done' or ("approvals"."decided_by" is null) <> ("approvals"."due_at" is null))
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_tenant_id_state_requested_at_index" ON "approvals" USING btree ("tenant_id","state","requested_at");--> statement-breakpoint
CALL secure_rows('approvals');
--> statement-breakpoint
REVOKE ALL ON approvals FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON approvals TO minaret_desk;
--> statement-breakpoint
CALL require_role('approvals', 'owner');
--> statement-breakpoint
-- A request is found by the link that cancels it before its mosque is known.
CREATE FUNCTION approval_tenant(reference bytea) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ SELECT tenant_id FROM public.approvals WHERE cancel_hash = reference $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION approval_tenant(bytea) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION approval_tenant(bytea) TO minaret_desk;
--> statement-breakpoint
-- What is due at any mosque, for the task that performs it.
CREATE FUNCTION due_approvals(at timestamptz) RETURNS TABLE (tenant_id uuid, id text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    SELECT a.tenant_id, a.id FROM public.approvals a
    WHERE a.state = 'waiting' AND (a.due_at <= at OR a.expires_at <= at)
    ORDER BY a.requested_at LIMIT 1000
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION due_approvals(timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION due_approvals(timestamptz) TO minaret_desk;
