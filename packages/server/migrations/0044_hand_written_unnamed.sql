-- Those whose gifts were written down by hand were never asked whether a page may name them.
ALTER TABLE gifts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE gifts SET anonymous = true WHERE how <> 'card' AND mode <> 'demo' AND NOT anonymous;
--> statement-breakpoint
ALTER TABLE gifts FORCE ROW LEVEL SECURITY;
