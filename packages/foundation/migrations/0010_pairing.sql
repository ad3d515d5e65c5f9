CREATE TABLE "tv_pairings" (
	"tenant_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tv_pairings_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash"),
	CONSTRAINT "tv_pairings_tenantId_code_unique" UNIQUE("tenant_id","code"),
	CONSTRAINT "tv_pairings_code_digits" CHECK ("tv_pairings"."code" ~ '^[0-9]{8}$')
);
--> statement-breakpoint
ALTER TABLE "tv_pairings" ADD CONSTRAINT "tv_pairings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tv_pairings_tenant_id_expires_at_index" ON "tv_pairings" USING btree ("tenant_id","expires_at");
--> statement-breakpoint
CALL secure_rows('tv_pairings');
