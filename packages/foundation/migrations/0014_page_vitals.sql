CREATE TABLE "page_vitals" (
	"tenant_id" uuid NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_vitals_tenant_id_day_page_device_metric_bucket_pk" PRIMARY KEY("tenant_id","day","page","device","metric","bucket"),
	CONSTRAINT "page_vitals_views" CHECK ("page_vitals"."views" > 0 and "page_vitals"."bucket" >= 0)
);
--> statement-breakpoint
ALTER TABLE "page_vitals" ADD CONSTRAINT "page_vitals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CALL secure_rows('page_vitals');
