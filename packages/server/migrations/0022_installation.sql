CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"key_mark" text NOT NULL,
	CONSTRAINT "installation_only_one" CHECK ("installation"."only")
);
