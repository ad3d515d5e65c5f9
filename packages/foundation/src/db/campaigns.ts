import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { causes } from './content.ts'
import { currency, endless, image, instant } from './columns.ts'
import { ownTenant } from './ownTenant.ts'

/** A time-limited campaign. Gifts to it are gifts to its cause; the amount raised is derived from the ledger. */
export const campaigns = pgTable(
  'campaigns',
  {
    tenantId: ownTenant(),
    id: text().notNull(),
    position: integer().notNull().default(0),
    causeId: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    currency: currency().notNull(),
    targetMinor: integer().notNull(),
    presetsMinor: integer().array().notNull(),
    startsAt: instant(),
    endsAt: instant(),
    overAt: endless(sql`"ends_at"`),
    video: text(),
    image: image(),
    chairName: text(),
    chairRole: text(),
    chairBody: text(),
    chairImage: image(),
    /** A sponsor's pledge: a percentage of each gift within a period, up to a cap. A pledge does not count as money received. */
    matchSponsor: text(),
    matchPercent: integer(),
    matchCapMinor: integer(),
    matchFrom: instant(),
    matchUntil: instant(),
    publishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.causeId], foreignColumns: [causes.tenantId, causes.id] }),
    index().on(t.tenantId, t.position, t.id),
    index().on(t.tenantId, t.overAt),
    index().on(t.tenantId, t.startsAt),
    check('campaigns_target', sql`${t.targetMinor} > 0`),
    check(
      'campaigns_end_after_start',
      sql`${t.startsAt} is null or ${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`,
    ),
    check(
      'campaigns_match_whole',
      sql`num_nonnulls(${t.matchSponsor}, ${t.matchPercent}, ${t.matchCapMinor}) in (0, 3)
        and (${t.matchSponsor} is not null or num_nonnulls(${t.matchFrom}, ${t.matchUntil}) = 0)
        and ${t.matchPercent} between 1 and 1000 and ${t.matchCapMinor} > 0
        and (${t.matchFrom} is null or ${t.matchUntil} is null or ${t.matchUntil} > ${t.matchFrom})`,
    ),
  ],
)

const campaignColumns = () => ({
  tenantId: ownTenant(),
  campaignId: text().notNull(),
  id: text().notNull(),
  position: integer().notNull().default(0),
})

/** An item a campaign needs, with its unit price and the number needed. */
export const campaignNeeds = pgTable(
  'campaign_needs',
  {
    ...campaignColumns(),
    title: text().notNull(),
    summary: text(),
    priceMinor: integer().notNull(),
    wanted: integer().notNull(),
    image: image(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.campaignId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }).onDelete(
      'cascade',
    ),
    check('campaign_needs_numbers', sql`${t.priceMinor} > 0 and ${t.wanted} > 0`),
  ],
)

/** A regular gift that a campaign suggests. */
export const campaignPlans = pgTable(
  'campaign_plans',
  {
    ...campaignColumns(),
    title: text().notNull(),
    summary: text(),
    rhythm: text({ enum: ['weekly', 'monthly', 'daily'] }).notNull(),
    amountMinor: integer().notNull(),
    days: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.campaignId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }).onDelete(
      'cascade',
    ),
    check('campaign_plans_rhythm_known', sql`${t.rhythm} in ('weekly', 'monthly', 'daily')`),
    check('campaign_plans_numbers', sql`${t.amountMinor} > 0 and (${t.days} is null or ${t.days} > 0)`),
  ],
)

/** A frequently asked question about a campaign, with its answer. */
export const campaignFaqs = pgTable(
  'campaign_faqs',
  { ...campaignColumns(), question: text().notNull(), answer: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.campaignId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A news update of a campaign. */
export const campaignUpdates = pgTable(
  'campaign_updates',
  { ...campaignColumns(), title: text().notNull(), at: instant().notNull(), body: text().notNull(), image: image() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.campaignId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A supporter's fundraising link. The amount raised through it is derived from the ledger. */
export const campaignSupporters = pgTable(
  'campaign_supporters',
  {
    tenantId: ownTenant(),
    campaignId: text().notNull(),
    /** Part of the link; public, and reveals only a name. */
    ref: text().notNull(),
    /** A first name, if the supporter gave one and staff have not removed it. */
    name: text(),
    createdAt: instant().notNull().defaultNow(),
    /** Number of reports of the name since staff last reviewed it, and when the first was made. */
    reports: integer().notNull().default(0),
    reportedAt: instant(),
    /** When staff removed the name. Gifts made through the link stay. */
    nameRemovedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.campaignId, t.ref] }),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }).onDelete(
      'cascade',
    ),
  ],
)
