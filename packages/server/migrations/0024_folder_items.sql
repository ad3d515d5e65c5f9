CREATE TABLE "folder_items" (
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"digest" "bytea" NOT NULL,
	CONSTRAINT "folder_items_tenant_id_kind_id_pk" PRIMARY KEY("tenant_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "folder_items" ADD CONSTRAINT "folder_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;