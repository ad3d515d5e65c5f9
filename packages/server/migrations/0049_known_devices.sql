CREATE TABLE "known_devices" (
	"tenant_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_tenant_id_hash_user_id_pk" PRIMARY KEY("tenant_id","hash","user_id")
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_tenant_id_user_id_index" ON "known_devices" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "known_devices_tenant_id_seen_at_index" ON "known_devices" USING btree ("tenant_id","seen_at");