CREATE TABLE "signup_invitations" (
	"email_mark" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"email_mark" "bytea" NOT NULL,
	"network_mark" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"emailed" boolean NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"mosque" text,
	CONSTRAINT "signups_hash_unique" UNIQUE("hash"),
	CONSTRAINT "signups_finished_proved" CHECK ("signups"."mosque" is null or "signups"."proved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "review" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
CREATE INDEX "signups_created_at_index" ON "signups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "signups_email_mark_created_at_index" ON "signups" USING btree ("email_mark","created_at");--> statement-breakpoint
CREATE INDEX "signups_network_mark_created_at_index" ON "signups" USING btree ("network_mark","created_at");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_review_known" CHECK ("tenants"."review" in ('approved', 'waiting', 'held'));
--> statement-breakpoint
-- Sign-ups are before any mosque: like logins they are for the desk alone, and the public server cannot reach them.
REVOKE ALL ON signups, signup_invitations FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON signups, signup_invitations TO minaret_desk;
--> statement-breakpoint
-- The names all mosques show to everybody, for comparing a new one with them; sought at each mosque in turn.
CREATE FUNCTION mosque_names() RETURNS TABLE (slug text, name text)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  #variable_conflict use_column
  DECLARE t record; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id, s.slug FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t.id::text, true);
      RETURN QUERY SELECT t.slug, c.value FROM public.settings c WHERE c.tenant_id = t.id AND c.key = 'websiteName';
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION mosque_names() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION mosque_names() TO minaret_desk;
