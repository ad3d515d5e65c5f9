CREATE TABLE "plan_limits" (
	"plan" text NOT NULL,
	"what" text NOT NULL,
	"most" integer NOT NULL,
	CONSTRAINT "plan_limits_plan_what_pk" PRIMARY KEY("plan","what"),
	CONSTRAINT "plan_limits_something" CHECK ("plan_limits"."most" > 0)
);

--> statement-breakpoint
-- What a plan includes is asked for at the desk alone, and changed by whoever runs the installation.
REVOKE ALL ON plan_limits FROM minaret_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON plan_limits TO minaret_desk;
