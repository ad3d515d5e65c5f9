-- oldest release: 0.2.0
-- Unlogged: written often, and rendered again if a crash empties it.
CREATE UNLOGGED TABLE "stored_pages" (
	"tenant_id" uuid NOT NULL,
	"language" text NOT NULL,
	"address" text NOT NULL,
	"build" text NOT NULL,
	"revision" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" "bytea" NOT NULL,
	"topics" text[] NOT NULL,
	"snapshot" "pg_snapshot" NOT NULL,
	"rendered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_emergency" boolean NOT NULL,
	CONSTRAINT "stored_pages_tenant_id_language_address_pk" PRIMARY KEY("tenant_id","language","address")
);
