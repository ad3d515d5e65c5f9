CREATE TABLE "installation_announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_announcements_short" CHECK (char_length("installation_announcements"."text") <= 300)
);
--> statement-breakpoint
CREATE TABLE "installation_log" (
	"position" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"mosque" text,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenants" DROP CONSTRAINT "tenants_review_known";--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "installation_announcements_ends_at_index" ON "installation_announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "installation_log_mosque_position_index" ON "installation_log" USING btree ("mosque","position");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_review_known" CHECK ("tenants"."review" in ('approved', 'waiting', 'held', 'declined'));
--> statement-breakpoint
-- What installation owners do is for the desk alone, and its log can be added to only.
REVOKE ALL ON installation_log, installation_announcements FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON installation_log TO minaret_desk;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON installation_announcements TO minaret_desk;
--> statement-breakpoint
-- How many bytes the pictures and files of all mosques have: a number, and nothing of theirs.
CREATE FUNCTION installation_storage() RETURNS bigint
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
  DECLARE t uuid; found bigint := 0; own text := coalesce(current_setting('app.tenant', true), '');
  BEGIN
    FOR t IN SELECT s.id FROM public.tenants s WHERE s.state IN ('open', 'suspended') LOOP
      PERFORM set_config('app.tenant', t::text, true);
      found := found + (SELECT coalesce(sum(f.bytes), 0) FROM public.files f WHERE f.tenant_id = t);
    END LOOP;
    PERFORM set_config('app.tenant', own, true);
    RETURN found;
  END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION installation_storage() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION installation_storage() TO minaret_desk;
