ALTER TABLE "causes" ADD COLUMN "any_purpose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What goes into the same fund as a mosque's general gifts is spent as they are.
DO $$ DECLARE t uuid; BEGIN
  FOR t IN SELECT id FROM tenants WHERE state IN ('open', 'suspended') LOOP
    PERFORM set_config('app.tenant', t::text, true);
    UPDATE causes c SET any_purpose = true WHERE c.tenant_id = t AND c.kind IN ('sadaqah', 'other') AND EXISTS (
      SELECT FROM causes g WHERE g.tenant_id = t AND g.kind = 'general' AND lower(btrim(g.fund)) = lower(btrim(c.fund)));
  END LOOP;
  PERFORM set_config('app.tenant', '', true);
END $$;
