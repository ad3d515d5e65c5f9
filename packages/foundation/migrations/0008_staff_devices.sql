CREATE TABLE "staff_devices" (
	"account_id" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_devices_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_devices_hash_index" ON "staff_devices" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "staff_devices_seen_at_index" ON "staff_devices" USING btree ("seen_at");
--> statement-breakpoint
-- The desk's alone, as all of staff's.
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_devices TO minaret_desk;
