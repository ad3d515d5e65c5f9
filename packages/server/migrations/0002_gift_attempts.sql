CREATE TABLE "decline_marks" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"mark" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decline_marks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "demo_answers" ADD COLUMN "request_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "confirm_token" "bytea";--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "confirming_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decline_marks" ADD CONSTRAINT "decline_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decline_marks_tenant_id_kind_mark_at_index" ON "decline_marks" USING btree ("tenant_id","kind","mark","at");