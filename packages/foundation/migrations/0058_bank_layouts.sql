-- oldest release: 0.2.0
ALTER TABLE "bank_accounts" ADD COLUMN "layouts" jsonb DEFAULT '[]'::jsonb NOT NULL;