ALTER TABLE "payment_accounts" ADD COLUMN "stripe_account" text;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "connected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_stripeAccount_mode_unique" UNIQUE("stripe_account","mode");--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_connect_is_named" CHECK (("payment_accounts"."kind" = 'connect') = ("payment_accounts"."stripe_account" is not null));--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_connect_has_no_keys" CHECK ("payment_accounts"."kind" <> 'connect' or num_nonnulls("payment_accounts"."publishable_key", "payment_accounts"."secret_key", "payment_accounts"."webhook_secret") = 0);