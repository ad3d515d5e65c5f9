CREATE TABLE "staff_recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"started_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"with_password" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cancel_hash" "bytea" NOT NULL,
	"setup_hash" "bytea",
	CONSTRAINT "staff_recoveries_cancelHash_unique" UNIQUE("cancel_hash"),
	CONSTRAINT "staff_recoveries_setupHash_unique" UNIQUE("setup_hash"),
	CONSTRAINT "staff_recoveries_state_known" CHECK ("staff_recoveries"."state" in ('waiting', 'done', 'cancelled', 'expired')),
	CONSTRAINT "staff_recoveries_a_day" CHECK ("staff_recoveries"."ready_at" >= "staff_recoveries"."started_at" + interval '24 hours'),
	CONSTRAINT "staff_recoveries_done_by_link" CHECK ("staff_recoveries"."state" <> 'done' or "staff_recoveries"."setup_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "staff_recoveries" ADD CONSTRAINT "staff_recoveries_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_recoveries_one_waiting" ON "staff_recoveries" USING btree ("account_id") WHERE "staff_recoveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "staff_recoveries_state_ready_at_index" ON "staff_recoveries" USING btree ("state","ready_at");
--> statement-breakpoint
-- The desk's alone, as all of staff's.
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_recoveries TO minaret_desk;
