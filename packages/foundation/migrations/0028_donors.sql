CREATE TABLE "donor_pairs" (
	"tenant_id" uuid NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "donor_pairs_tenant_id_first_id_second_id_pk" PRIMARY KEY("tenant_id","first_id","second_id"),
	CONSTRAINT "donor_pairs_ordered" CHECK ("donor_pairs"."first_id" collate "C" < "donor_pairs"."second_id")
);
--> statement-breakpoint
CREATE TABLE "donor_terms" (
	"tenant_id" uuid NOT NULL,
	"term" text collate "C" NOT NULL,
	"donor_id" text NOT NULL,
	CONSTRAINT "donor_terms_tenant_id_term_donor_id_pk" PRIMARY KEY("tenant_id","term","donor_id")
);
--> statement-breakpoint
CREATE TABLE "donors" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"mode" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"inbox" text DEFAULT '' NOT NULL,
	"phone_key" text DEFAULT '' NOT NULL,
	"merged_into" text,
	"group_id" text NOT NULL,
	"contact_email" boolean,
	"contact_phone" boolean,
	"contact_post" boolean,
	CONSTRAINT "donors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "donors_tenantId_mode_key_unique" UNIQUE("tenant_id","mode","key"),
	CONSTRAINT "donors_merged_apart" CHECK ("donors"."merged_into" is null or "donors"."merged_into" <> "donors"."id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "donor_id" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "donor_id" text;--> statement-breakpoint
ALTER TABLE "cycles" ADD COLUMN "donor_id" text;--> statement-breakpoint
ALTER TABLE "donor_pairs" ADD CONSTRAINT "donor_pairs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_pairs" ADD CONSTRAINT "donor_pairs_first" FOREIGN KEY ("tenant_id","first_id") REFERENCES "public"."donors"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_pairs" ADD CONSTRAINT "donor_pairs_second" FOREIGN KEY ("tenant_id","second_id") REFERENCES "public"."donors"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_terms" ADD CONSTRAINT "donor_terms_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donor_terms" ADD CONSTRAINT "donor_terms_tenant_id_donor_id_donors_tenant_id_id_fk" FOREIGN KEY ("tenant_id","donor_id") REFERENCES "public"."donors"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donors" ADD CONSTRAINT "donors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donor_pairs_tenant_id_second_id_index" ON "donor_pairs" USING btree ("tenant_id","second_id");--> statement-breakpoint
CREATE INDEX "donor_terms_tenant_id_donor_id_index" ON "donor_terms" USING btree ("tenant_id","donor_id");--> statement-breakpoint
CREATE INDEX "donors_listed" ON "donors" USING btree ("tenant_id","mode","sort_key","id") WHERE "donors"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "donors_tenant_id_group_id_index" ON "donors" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE INDEX "donors_merged" ON "donors" USING btree ("tenant_id","merged_into") WHERE "donors"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "donors_inbox" ON "donors" USING btree ("tenant_id","mode","inbox") WHERE "donors"."inbox" <> '';--> statement-breakpoint
CREATE INDEX "donors_phone" ON "donors" USING btree ("tenant_id","mode","phone_key") WHERE "donors"."phone_key" <> '';--> statement-breakpoint
CREATE INDEX "mails_donor" ON "mails" USING btree ("tenant_id","donor_id","created_at") WHERE "mails"."donor_id" is not null;--> statement-breakpoint
CREATE INDEX "gifts_donor" ON "gifts" USING btree ("tenant_id","donor_id","created_at","id") WHERE "gifts"."donor_id" is not null;--> statement-breakpoint
CREATE INDEX "cycles_donor" ON "cycles" USING btree ("tenant_id","donor_id") WHERE "cycles"."donor_id" is not null;
--> statement-breakpoint
CALL secure_rows('donors');
--> statement-breakpoint
CALL secure_rows('donor_terms');
--> statement-breakpoint
CALL secure_rows('donor_pairs');
--> statement-breakpoint
CALL require_role('donors', 'owner', 'treasurer');
--> statement-breakpoint
CALL require_role('donor_terms', 'owner', 'treasurer');
--> statement-breakpoint
CALL require_role('donor_pairs', 'owner', 'treasurer');
--> statement-breakpoint
-- Who a gift is from, as staff see it: the address as it is compared, or the name where there is none.
CREATE FUNCTION donor_key(name text, email text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE
    WHEN btrim(email) <> '' THEN lower(btrim(email))
    WHEN btrim(name) <> '' THEN 'name:' || lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))
  END $$;
--> statement-breakpoint
-- The inbox an address leads to: what stands after a plus sign does not count, nor at Google a full stop.
CREATE FUNCTION inbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE
    WHEN position('@' IN email) = 0 THEN ''
    WHEN lower(email) ~ '@(gmail|googlemail)\.com$'
      THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  END $$;
--> statement-breakpoint
CREATE FUNCTION write_donor_keys() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE digits text := regexp_replace(NEW.phone, '[^0-9]', '', 'g');
  BEGIN
    NEW.sort_key := left(lower(coalesce(nullif(btrim(NEW.name), ''), NEW.email)), 100);
    NEW.inbox := public.inbox_of(NEW.email);
    -- Country codes and leading zeros come and go; the last nine digits stay.
    NEW.phone_key := CASE WHEN length(digits) >= 9 THEN right(digits, 9) ELSE '' END;
    RETURN NEW;
  END $$;
--> statement-breakpoint
CREATE TRIGGER donor_keys BEFORE INSERT OR UPDATE OF name, email, phone ON donors
  FOR EACH ROW EXECUTE FUNCTION write_donor_keys();
--> statement-breakpoint
-- What a mosque brings with it from another database was written there.
CREATE FUNCTION write_donor_terms() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE digits text := ltrim(regexp_replace(NEW.phone, '[^0-9]', '', 'g'), '0');
  BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NULL; END IF;
    DELETE FROM public.donor_terms WHERE tenant_id = NEW.tenant_id AND donor_id = NEW.id;
    INSERT INTO public.donor_terms (tenant_id, term, donor_id)
      SELECT DISTINCT NEW.tenant_id, left(term, 100), NEW.id FROM (
        SELECT regexp_split_to_table(lower(NEW.name), '[\s,.;()''’"-]+') AS term
        UNION ALL SELECT regexp_split_to_table(lower(NEW.email), '[@._+-]+')
        UNION ALL SELECT lower(NEW.email)
        UNION ALL SELECT digits
        UNION ALL SELECT substr(digits, 3) WHERE digits LIKE '44%'
        UNION ALL SELECT '44' || digits WHERE digits NOT LIKE '44%' AND digits <> ''
      ) terms WHERE term <> '';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER donor_terms_follow AFTER INSERT OR UPDATE OF name, email, phone ON donors
  FOR EACH ROW EXECUTE FUNCTION write_donor_terms();
--> statement-breakpoint
-- The donor of a gift: found, or written the first time. Two who give at once under one address find the same.
CREATE FUNCTION find_donor(tenant uuid, of_mode text, named text, mailed text, at timestamptz) RETURNS text
  LANGUAGE plpgsql AS $$
  DECLARE wanted text := public.donor_key(named, mailed); donor record; written text;
  BEGIN
    IF wanted IS NULL THEN RETURN NULL; END IF;
    SELECT d.id, d.name, d.named_at INTO donor FROM public.donors d
      WHERE d.tenant_id = tenant AND d.mode = of_mode AND d.key = wanted;
    IF NOT FOUND THEN
      written := translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_');
      INSERT INTO public.donors (tenant_id, id, mode, key, name, named_at, email, phone, sort_key, group_id)
        VALUES (tenant, written, of_mode, wanted, btrim(named), at, btrim(mailed), coalesce((
          SELECT u.contact_number FROM public.users u
          WHERE u.tenant_id = tenant AND u.email_key = wanted AND u.verified_at IS NOT NULL), ''), '', written)
        ON CONFLICT DO NOTHING RETURNING donors.id INTO written;
      IF written IS NOT NULL THEN RETURN written; END IF;
      SELECT d.id, d.name, d.named_at INTO donor FROM public.donors d
        WHERE d.tenant_id = tenant AND d.mode = of_mode AND d.key = wanted;
    END IF;
    IF donor.named_at < at AND btrim(named) NOT IN ('', donor.name) THEN
      UPDATE public.donors SET name = btrim(named), named_at = at
        WHERE tenant_id = tenant AND donors.id = donor.id;
    END IF;
    RETURN donor.id;
  END $$;
--> statement-breakpoint
CREATE FUNCTION name_donor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NEW; END IF;
    NEW.donor_id := CASE WHEN NEW.forgotten_at IS NULL
      THEN public.find_donor(NEW.tenant_id, NEW.mode, NEW.donor_name, NEW.donor_email, NEW.created_at) END;
    RETURN NEW;
  END $$;
--> statement-breakpoint
CREATE TRIGGER gift_names_donor BEFORE INSERT OR UPDATE OF paid_at, donor_name, donor_email, forgotten_at ON gifts
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION name_donor();
--> statement-breakpoint
CREATE TRIGGER cycle_names_donor BEFORE INSERT OR UPDATE OF state, donor_name, donor_email, forgotten_at ON cycles
  FOR EACH ROW WHEN (NEW.state NOT IN ('pending_setup', 'expired')) EXECUTE FUNCTION name_donor();
--> statement-breakpoint
-- Everybody below a donor in the tree of merges is listed as that one.
CREATE FUNCTION regroup_donors(tenant uuid, root text) RETURNS void LANGUAGE sql
  AS $$
    WITH RECURSIVE tree AS (
      SELECT root AS id
      UNION SELECT d.id FROM public.donors d JOIN tree ON d.tenant_id = tenant AND d.merged_into = tree.id
    )
    UPDATE public.donors d SET group_id = root FROM tree
      WHERE d.tenant_id = tenant AND d.id = tree.id AND d.group_id <> root
  $$;
--> statement-breakpoint
-- A donor goes with the last gift that names them: when they are forgotten, or a demonstration is purged.
CREATE FUNCTION drop_donor() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE child text;
  BEGIN
    IF current_setting('app.mover', true) = 'on' THEN RETURN NULL; END IF;
    IF TG_OP = 'UPDATE' AND NEW.donor_id IS NOT DISTINCT FROM OLD.donor_id THEN RETURN NULL; END IF;
    IF EXISTS (SELECT FROM public.gifts g WHERE g.tenant_id = OLD.tenant_id AND g.donor_id = OLD.donor_id)
      OR EXISTS (SELECT FROM public.cycles c WHERE c.tenant_id = OLD.tenant_id AND c.donor_id = OLD.donor_id)
    THEN RETURN NULL; END IF;
    FOR child IN UPDATE public.donors SET merged_into = NULL
      WHERE tenant_id = OLD.tenant_id AND merged_into = OLD.donor_id RETURNING id
    LOOP
      PERFORM public.regroup_donors(OLD.tenant_id, child);
    END LOOP;
    DELETE FROM public.donors WHERE tenant_id = OLD.tenant_id AND id = OLD.donor_id;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER gift_drops_donor AFTER UPDATE OF donor_name, donor_email, forgotten_at OR DELETE ON gifts
  FOR EACH ROW WHEN (OLD.donor_id IS NOT NULL) EXECUTE FUNCTION drop_donor();
--> statement-breakpoint
CREATE TRIGGER cycle_drops_donor AFTER UPDATE OF donor_name, donor_email, forgotten_at OR DELETE ON cycles
  FOR EACH ROW WHEN (OLD.donor_id IS NOT NULL) EXECUTE FUNCTION drop_donor();
--> statement-breakpoint
-- An account's number counts once its address is shown to be its holder's.
CREATE FUNCTION write_donor_phone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE public.donors SET phone = NEW.contact_number
      WHERE tenant_id = NEW.tenant_id AND key = NEW.email_key AND phone <> NEW.contact_number
        AND current_setting('app.mover', true) IS DISTINCT FROM 'on';
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER user_gives_phone AFTER INSERT OR UPDATE OF contact_number, email_key, verified_at ON users
  FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL AND NEW.contact_number <> '') EXECUTE FUNCTION write_donor_phone();
--> statement-breakpoint
-- The donors of what is there already.
DO $$
DECLARE t uuid;
BEGIN
  FOR t IN SELECT id FROM tenants WHERE state IN ('open', 'suspended') LOOP
    PERFORM set_config('app.tenant', t::text, true);
    UPDATE gifts SET donor_name = donor_name WHERE tenant_id = t AND paid_at IS NOT NULL AND forgotten_at IS NULL;
    UPDATE cycles SET donor_name = donor_name WHERE tenant_id = t AND state NOT IN ('pending_setup', 'expired') AND forgotten_at IS NULL;
  END LOOP;
  PERFORM set_config('app.tenant', '', true);
END $$;
