import { inArray, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'

/** The final state of a mosque being copied to this database, and the jobs to be added for it. */
export type Arrival = { state: 'open' | 'suspended'; jobs: MovedJob[] }

/** A job of the queue being moved to another database. */
export type MovedJob = { task: string; payload: unknown; key: string | null; runAt: string; maxAttempts: number }

/** A mosque or community centre. The tables of this file are read before a tenant is known; all others have row security. */
export const tenants = pgTable(
  'tenants',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    /** `moved`: another database has it, and this is an old copy; `arriving`: it is still being copied to this database. */
    state: text({ enum: ['open', 'suspended', 'moved', 'arriving'] })
      .notNull()
      .default('open'),
    /**
     * Review by an installation owner. `waiting`: signed up and open, without payments and search engines; `held`: its name
     * or address may be mistaken for another, so it is also suspended until it is approved; `declined`: rejected, and
     * suspended.
     */
    review: text({ enum: ['approved', 'waiting', 'held', 'declined'] })
      .notNull()
      .default('approved'),
    /** Why an installation owner suspended it, as shown to its staff; null if no reason was given. */
    suspendedReason: text(),
    /** The address of the servers it has moved to, if any. */
    movedTo: text(),
    /** Work deferred until the copy is complete. */
    arrival: jsonb().$type<Arrival>(),
    /** Rate limits that differ from `limits/rates.ts`: `form` per address, `form.all` in total. */
    limits: jsonb().$type<Record<string, number>>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    check('tenants_slug_form', sql`${t.slug} ~ '^[a-z0-9][a-z0-9-]{0,62}$'`),
    check('tenants_state_known', sql`${t.state} in ('open', 'suspended', 'moved', 'arriving')`),
    check('tenants_review_known', sql`${t.review} in ('approved', 'waiting', 'held', 'declined')`),
    check('tenants_moved_somewhere', sql`(${t.state} = 'moved') = (${t.movedTo} is not null)`),
  ],
)

/** Condition for the tenants served from this database: neither the old copy of a moved tenant nor an arriving one. */
export const isServedHere = inArray(tenants.state, ['open', 'suspended'])

/** The host names of a tenant: lower case, no port, no trailing dot. */
export const hostnames = pgTable(
  'hostnames',
  {
    hostname: text().primaryKey(),
    /** Links in emails use the first one. */
    position: integer().notNull().default(0),
    /** Whether it is the mosque's own domain, verified by staff; the others are set by the operator. */
    own: boolean().notNull().default(false),
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index().on(t.tenantId),
    check('hostnames_form', sql`${t.hostname} = lower(${t.hostname}) and ${t.hostname} !~ '[:/ ]|\\.$'`),
  ],
)

/** Origins of static deployments that may call the tenant's API. */
export const origins = pgTable(
  'origins',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.origin] }),
    check('origins_form', sql`${t.origin} ~ '^https?://[^/]+$'`),
  ],
)

/** Which tenant a webhook's path belongs to; the account itself, with its secrets, is in a table with row security. */
export const webhookPaths = pgTable('webhook_paths', {
  accountId: text().primaryKey(),
  tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
})
