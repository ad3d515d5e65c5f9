CALL secure_rows('campaign_updates');
--> statement-breakpoint
CALL secure_rows('campaign_supporters');
