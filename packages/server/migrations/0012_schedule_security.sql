CALL secure_rows('jamaat_rules');
--> statement-breakpoint
CALL secure_rows('jumuah_slots');
--> statement-breakpoint
CALL secure_rows('eid_prayers');
--> statement-breakpoint
CALL secure_rows('day_overrides');
