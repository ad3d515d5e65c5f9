CREATE TABLE "desk_drafts" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"form" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_drafts_tenant_id_account_id_form_pk" PRIMARY KEY("tenant_id","account_id","form")
);
--> statement-breakpoint
CREATE TABLE "desk_log" (
	"tenant_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"subject" text,
	"content" jsonb,
	"salt" "bytea",
	"content_digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "desk_log_tenant_id_position_pk" PRIMARY KEY("tenant_id","position"),
	CONSTRAINT "desk_log_tenantId_id_unique" UNIQUE("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"authenticator" "bytea",
	"authenticator_step" bigint,
	"passkey_user" "bytea" NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_accounts_emailKey_unique" UNIQUE("email_key"),
	CONSTRAINT "staff_accounts_state_known" CHECK ("staff_accounts"."state" in ('active', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" text,
	"payload" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenges_purpose_known" CHECK ("staff_challenges"."purpose" in ('code', 'passkey-login', 'passkey-add'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"roles" text[] NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "staff_invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"tenant_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"roles" text[] NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_members_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id"),
	CONSTRAINT "staff_members_roles_known" CHECK (cardinality("staff_members"."roles") > 0 and "staff_members"."roles" <@ array['owner','administrator','editor','imam','treasurer','counter','teacher','viewer'])
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"account_id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"epoch" integer NOT NULL,
	"method" text NOT NULL,
	"device" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_id_unique" UNIQUE("id"),
	CONSTRAINT "staff_sessions_method_known" CHECK ("staff_sessions"."method" in ('passkey', 'code', 'recovery', 'demonstration'))
);
--> statement-breakpoint
CREATE TABLE "staff_throttles" (
	"what" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone,
	CONSTRAINT "staff_throttles_what_mark_pk" PRIMARY KEY("what","mark")
);
--> statement-breakpoint
ALTER TABLE "desk_drafts" ADD CONSTRAINT "desk_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_drafts" ADD CONSTRAINT "desk_drafts_tenant_id_account_id_staff_members_tenant_id_account_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."staff_members"("tenant_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_log" ADD CONSTRAINT "desk_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_log_tenant_id_subject_index" ON "desk_log" USING btree ("tenant_id","subject");--> statement-breakpoint
CREATE INDEX "staff_challenges_expires_at_index" ON "staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_tenant_id_email_key_index" ON "staff_invitations" USING btree ("tenant_id","email_key");--> statement-breakpoint
CREATE INDEX "staff_members_account_id_index" ON "staff_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_account_id_index" ON "staff_passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_account_id_index" ON "staff_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_seen_at_index" ON "staff_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "staff_throttles_last_at_index" ON "staff_throttles" USING btree ("last_at");--> statement-breakpoint
-- The desk works as a role of its own: what the public server may do, and besides it the tables of staff, which the public
-- server cannot reach. Each of its transactions names the account and the roles it has at the mosque.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'minaret_desk') THEN
    CREATE ROLE minaret_desk NOLOGIN NOBYPASSRLS;
  END IF;
  GRANT minaret_app TO minaret_desk;
  EXECUTE format('GRANT minaret_desk TO %I', current_user);
END $$;
--> statement-breakpoint
CREATE FUNCTION current_staff() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.staff', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION has_role(VARIADIC wanted text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT string_to_array(coalesce(current_setting('app.roles', true), ''), ',') && wanted $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO minaret_desk;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_accounts, staff_passkeys, staff_recovery_codes, staff_sessions,
  staff_challenges, staff_throttles TO minaret_desk;
--> statement-breakpoint
CALL secure_rows('staff_members');
--> statement-breakpoint
CALL secure_rows('staff_invitations');
--> statement-breakpoint
CALL secure_rows('desk_log');
--> statement-breakpoint
CALL secure_rows('desk_drafts');
--> statement-breakpoint
REVOKE ALL ON staff_members, staff_invitations, desk_log, desk_drafts FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_members, staff_invitations, desk_drafts TO minaret_desk;
--> statement-breakpoint
-- Somebody sees at which mosques they work before they have chosen one.
CREATE POLICY own_memberships ON staff_members FOR SELECT TO minaret_desk USING (account_id = current_staff());
--> statement-breakpoint
-- Whoever opens the desk of a demonstration is shown as whom they can enter it. The owner of the tables, a member of the
-- desk's role, sees one mosque at a time: a backup would otherwise hold these rows several times.
CREATE POLICY demonstration_members ON staff_members FOR SELECT TO minaret_desk
  USING (current_user = 'minaret_desk' AND demonstration);
--> statement-breakpoint
-- An invitation is found by its link before its mosque is known.
CREATE FUNCTION invitation_tenant(reference bytea) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$ SELECT tenant_id FROM public.staff_invitations WHERE hash = reference $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION invitation_tenant(bytea) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION invitation_tenant(bytea) TO minaret_desk;
--> statement-breakpoint
-- Entries of the log are added, never changed or taken away; what an entry says of a person is erased by this alone, and the
-- chain stays whole without it.
GRANT SELECT, INSERT ON desk_log TO minaret_desk;
--> statement-breakpoint
CREATE FUNCTION erase_log_content(entry bigint) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp
  AS $$
    UPDATE public.desk_log SET content = NULL, salt = NULL
    WHERE tenant_id = public.current_tenant() AND position = entry AND public.has_role('owner')
  $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_log_content(bigint) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_log_content(bigint) TO minaret_desk;
--> statement-breakpoint
-- For tables with personal data or money the database asks for the role as well, whatever the server has checked. The owner
-- of the tables is a member of the desk's role, and so under its policies: it is let through by its own name.
CREATE PROCEDURE require_role(table_name regclass, VARIADIC wanted text[]) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE POLICY desk_role ON %s AS RESTRICTIVE TO minaret_desk USING (current_user <> ''minaret_desk'' OR has_role(VARIADIC %L::text[]))', table_name, wanted);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'gifts', 'cycles', 'cycle_changes', 'cycle_dues', 'donor_customers', 'ledger_entries', 'receipts', 'refunds',
    'reconciliations', 'reconciliation_differences', 'gift_aid_declarations', 'gift_aid_claims', 'gift_aid_claimed',
    'gift_aid_lines', 'gift_aid_adjustments', 'payment_accounts', 'provider_events', 'campaign_supporters', 'users'
  ] LOOP
    CALL require_role(name::regclass, 'owner', 'treasurer');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['maktab_children', 'maktab_registrations'] LOOP
    CALL require_role(name::regclass, 'owner', 'teacher');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['course_applicants'] LOOP
    CALL require_role(name::regclass, 'owner', 'administrator', 'teacher');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['subscribers', 'subscriber_consents'] LOOP
    CALL require_role(name::regclass, 'owner', 'administrator');
  END LOOP;
END $$;
--> statement-breakpoint
-- A question to the imam is the imam's alone, whoever else owns the mosque's account.
CREATE POLICY desk_role ON contact_messages AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR CASE WHEN topic = 'imam' THEN has_role('imam') ELSE has_role('owner', 'administrator') END);
