CALL secure_rows('demo_customers');
--> statement-breakpoint
CALL secure_rows('demo_subscriptions');
--> statement-breakpoint
CALL secure_rows('demo_setups');
--> statement-breakpoint
CALL secure_rows('demo_invoices');
--> statement-breakpoint
CALL secure_rows('demo_returns');
--> statement-breakpoint
CALL secure_rows('demo_events');
--> statement-breakpoint
CALL secure_rows('demo_replies');
--> statement-breakpoint
UPDATE demo_intents SET paid_at = created_at WHERE status = 'succeeded' AND paid_at IS NULL;
