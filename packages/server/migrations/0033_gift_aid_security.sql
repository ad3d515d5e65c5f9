CALL secure_rows('gift_aid_declarations');
--> statement-breakpoint
CALL secure_rows('gift_aid_claims');
--> statement-breakpoint
CALL secure_rows('gift_aid_lines');
--> statement-breakpoint
CALL secure_rows('gift_aid_claimed');
--> statement-breakpoint
CALL secure_rows('gift_aid_adjustments');
--> statement-breakpoint
-- The tables name each other, so that these keys cannot be where the tables are written down.
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_declaration_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "gift_aid_declarations"("tenant_id","id");
--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_declaration_fk" FOREIGN KEY ("tenant_id","declaration_id") REFERENCES "gift_aid_declarations"("tenant_id","id");
