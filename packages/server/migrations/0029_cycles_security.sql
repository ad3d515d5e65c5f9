CALL secure_rows('cycles');
--> statement-breakpoint
CALL secure_rows('cycle_changes');
--> statement-breakpoint
CALL secure_rows('cycle_dues');
--> statement-breakpoint
CALL secure_rows('donor_customers');
--> statement-breakpoint
-- The tables name each other, so that this key cannot be where the tables are written down.
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_cycle_fk" FOREIGN KEY ("tenant_id","cycle_id") REFERENCES "cycles"("tenant_id","id");
