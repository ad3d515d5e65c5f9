CREATE TABLE "files" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" smallint,
	"height" smallint,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "files_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "files_id_form" CHECK ("files"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('picture', 'document')),
	CONSTRAINT "files_picture_measured" CHECK ("files"."kind" <> 'picture' or ("files"."width" > 0 and "files"."height" > 0))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_tenant_id_created_at_index" ON "files" USING btree ("tenant_id","created_at");