import { inArray, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from './columns.ts'

/** What a mosque that is being copied to here will be: its state, and the jobs that will be added for it. */
export type Arrival = { state: 'open' | 'suspended'; jobs: MovedJob[] }

/** A job of the queue on its way to another database. */
export type MovedJob = { task: string; payload: unknown; key: string | null; runAt: string; maxAttempts: number }

/** A mosque or community centre. The tables of this file are read before a tenant is known; the rest is row-secured. */
export const tenants = pgTable(
  'tenants',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    /** `moved`: another database has it, and what is here is an old copy; `arriving`: it is still being copied to here. */
    state: text({ enum: ['open', 'suspended', 'moved', 'arriving'] })
      .notNull()
      .default('open'),
    /**
     * Whether whoever runs the server has approved it. `waiting`: signed up and open, without payments and search engines;
     * `held`: its name or address may be taken for another, so it is suspended as well until it is approved; `declined`: it was
     * refused, and is suspended.
     */
    review: text({ enum: ['approved', 'waiting', 'held', 'declined'] })
      .notNull()
      .default('approved'),
    /** Why an installation owner suspended it, as its staff read it; absent where nobody gave a reason. */
    suspendedReason: text(),
    /** The address of the servers that have it now, where it has moved. */
    movedTo: text(),
    /** What waits until it has arrived. */
    arrival: jsonb().$type<Arrival>(),
    /** How often calls may be made, where that departs from `limits/rates.ts`: `form` from one address, `form.all` by everybody. */
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

/** The tenants this database has, for work on each of them: neither an old copy of one that has moved, nor half of one. */
export const isServedHere = inArray(tenants.state, ['open', 'suspended'])

/** The names a tenant answers to: lower case, no port, no trailing dot. */
export const hostnames = pgTable(
  'hostnames',
  {
    hostname: text().primaryKey(),
    /** The first one is where links in mails lead. */
    position: integer().notNull().default(0),
    /** Whether it is a domain of the mosque's own that staff have proved; the others come from whoever runs the server. */
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

/** Which tenant a webhook's path belongs to; the account itself, with its secrets, is a row-secured table. */
export const webhookPaths = pgTable('webhook_paths', {
  accountId: text().primaryKey(),
  tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
})
