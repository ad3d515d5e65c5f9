ALTER TABLE "payment_accounts" DROP CONSTRAINT "payment_accounts_demo_is_demo";--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "how" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_how_known" CHECK ("gifts"."how" in ('card', 'cash', 'bank', 'matched'));--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_offline_apart" CHECK (("gifts"."how" <> 'card') = ("gifts"."intent_id" is not null and starts_with("gifts"."intent_id", 'offline:')));--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_offline_is_bare" CHECK ("payment_accounts"."kind" <> 'offline' or num_nonnulls("payment_accounts"."secret_key", "payment_accounts"."webhook_secret") = 0);--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_demo_is_demo" CHECK ("payment_accounts"."kind" = 'offline' or ("payment_accounts"."kind" = 'demonstration') = ("payment_accounts"."mode" = 'demo'));