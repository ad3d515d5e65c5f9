CREATE TABLE "gift_words" (
	"tenant_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"gift_id" text NOT NULL,
	CONSTRAINT "gift_words_tenant_id_word_given_at_gift_id_pk" PRIMARY KEY("tenant_id","word","given_at","gift_id")
);
--> statement-breakpoint
CREATE TABLE "gift_export_parts" (
	"tenant_id" uuid NOT NULL,
	"export_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "gift_export_parts_tenant_id_export_id_position_pk" PRIMARY KEY("tenant_id","export_id","position")
);
--> statement-breakpoint
CREATE TABLE "gift_exports" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"filters" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "gift_exports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gift_exports_finished" CHECK (("gift_exports"."state" in ('ready', 'failed')) = ("gift_exports"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "gift_words" ADD CONSTRAINT "gift_words_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_export_parts" ADD CONSTRAINT "gift_export_parts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_export_parts" ADD CONSTRAINT "gift_export_parts_tenant_id_export_id_gift_exports_tenant_id_id_fk" FOREIGN KEY ("tenant_id","export_id") REFERENCES "public"."gift_exports"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_exports" ADD CONSTRAINT "gift_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_exports_tenant_id_requested_at_index" ON "gift_exports" USING btree ("tenant_id","requested_at");--> statement-breakpoint
CREATE INDEX "gifts_given" ON "gifts" USING btree ("tenant_id","mode",(case when "how" = 'card' or "paid_at" is null then "created_at" else "paid_at" end),"id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenantId_attemptId_unique" UNIQUE("tenant_id","attempt_id");
--> statement-breakpoint
-- A text's words as a search compares them: without case, accents, vowel signs, apostrophes and the Arabic article, in one
-- spelling. What is typed into a search goes through the same function.
CREATE FUNCTION fold_words(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE folded text := replace(replace(replace(replace(lower(value), '''', ''), U&'\2019', ''), U&'\2018', ''), '`', '');
  BEGIN
    IF octet_length(folded) <> length(folded) THEN
      folded := lower(regexp_replace(normalize(folded, NFKD), '[\u0300-\u036f\u0640\u064b-\u065f\u0670\u02be\u02bf\u02bb]', '', 'g'));
      folded := translate(folded, U&'\0649\06CC\06A9\0629\06C1\06C3', U&'\064A\064A\0643\0647\0647\0647');
    END IF;
    RETURN coalesce((
      SELECT array_agg(DISTINCT left(regexp_replace(word, '^([\u0648\u0628\u0643\u0641]?\u0627\u0644|\u0644\u0644)(?=.{3})', ''), 40))
      FROM regexp_split_to_table(folded, '[\u0001-/:-`{-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u060c\u061b-\u061f\u066a-\u066d\u06d4\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f]+') word
      WHERE word <> ''), '{}');
  END $$;
--> statement-breakpoint
-- A gift's reference in lower case without its hyphen: the first 40 bits of its id in Crockford's base 32.
CREATE FUNCTION gift_reference(id text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE head bytea; bits bigint := 0; reference text := '';
  BEGIN
    IF id !~ '^[A-Za-z0-9_-]{7}' THEN RETURN NULL; END IF;
    head := decode(translate(left(id, 7), '-_', '+/') || 'A', 'base64');
    FOR i IN 0..4 LOOP bits := bits * 256 + get_byte(head, i); END LOOP;
    FOR i IN 0..7 LOOP
      reference := reference || substr('0123456789abcdefghjkmnpqrstvwxyz', ((bits >> (35 - i * 5)) & 31)::integer + 1, 1);
    END LOOP;
    RETURN reference;
  END $$;
--> statement-breakpoint
-- Everything one gift is found by.
CREATE FUNCTION gift_search_words(gift gifts) RETURNS TABLE (tenant_id uuid, word text, given_at timestamptz, gift_id text)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
    SELECT gift.tenant_id, found.word,
      CASE WHEN gift.how = 'card' OR gift.paid_at IS NULL THEN gift.created_at ELSE gift.paid_at END, gift.id
    FROM (
      SELECT unnest(fold_words(concat_ws(' ', gift.donor_name, split_part(gift.donor_email, '@', 1), gift.note)))
      UNION SELECT left(lower(gift.donor_email), 80)
      UNION SELECT gift_reference(gift.id)
      UNION SELECT '=' || gift.amount_minor
      UNION SELECT '#' || gift.cause_id
    ) found (word)
    WHERE found.word <> ''
  $$;
--> statement-breakpoint
-- The words change in the transaction that changes the gift. Nobody else may write them.
CREATE FUNCTION change_gift_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM gift_words g USING gift_search_words(OLD) w
        WHERE g.tenant_id = w.tenant_id AND g.word = w.word AND g.given_at = w.given_at AND g.gift_id = w.gift_id;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO gift_words SELECT w.* FROM gift_search_words(NEW) w ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CALL secure_rows('gift_words');
--> statement-breakpoint
CALL secure_rows('gift_exports');
--> statement-breakpoint
CALL secure_rows('gift_export_parts');
--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON gift_words FROM minaret_app;
--> statement-breakpoint
-- What gifts there were already, each mosque's in turn: whoever owns the tables need not be above row security.
DO $$
DECLARE t uuid;
BEGIN
  FOR t IN SELECT id FROM tenants WHERE state IN ('open', 'suspended') LOOP
    PERFORM set_config('app.tenant', t::text, true);
    INSERT INTO gift_words SELECT w.* FROM gifts g, gift_search_words(g) w WHERE g.tenant_id = t;
  END LOOP;
  PERFORM set_config('app.tenant', '', true);
END $$;
--> statement-breakpoint
CREATE TRIGGER gift_words_added AFTER INSERT OR DELETE ON gifts FOR EACH ROW EXECUTE FUNCTION change_gift_words();
--> statement-breakpoint
-- A gift's state changes often and its words hardly ever.
CREATE TRIGGER gift_words_changed AFTER UPDATE ON gifts FOR EACH ROW
  WHEN ((OLD.donor_name, OLD.donor_email, OLD.note, OLD.amount_minor, OLD.cause_id, OLD.how) IS DISTINCT FROM
        (NEW.donor_name, NEW.donor_email, NEW.note, NEW.amount_minor, NEW.cause_id, NEW.how)
    OR OLD.created_at IS DISTINCT FROM NEW.created_at
    OR (OLD.how <> 'card' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at))
  EXECUTE FUNCTION change_gift_words();
--> statement-breakpoint
-- The roles of a transaction are looked at once for each statement, not once for each row: of a million gifts that is
-- seconds.
CREATE OR REPLACE PROCEDURE require_role(table_name regclass, VARIADIC wanted text[]) LANGUAGE plpgsql AS $$ BEGIN
  EXECUTE format('CREATE POLICY desk_role ON %s AS RESTRICTIVE TO minaret_desk USING ((SELECT current_user <> ''minaret_desk'' OR has_role(VARIADIC %L::text[])))', table_name, wanted);
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['gifts', 'ledger_entries', 'receipts', 'gift_aid_claimed'] LOOP
    EXECUTE format('DROP POLICY desk_role ON %I', name);
    CALL require_role(name::regclass, 'owner', 'treasurer');
  END LOOP;
  FOREACH name IN ARRAY ARRAY['gift_words', 'gift_exports', 'gift_export_parts'] LOOP
    CALL require_role(name::regclass, 'owner', 'treasurer');
  END LOOP;
END $$;
--> statement-breakpoint
-- A treasurer asks for a refund that takes two people; every other request is the owners' alone.
DROP POLICY desk_role ON approvals;
--> statement-breakpoint
CREATE POLICY desk_role ON approvals AS RESTRICTIVE TO minaret_desk
  USING (current_user <> 'minaret_desk' OR has_role('owner') OR (kind = 'refundGift' AND has_role('treasurer')));
