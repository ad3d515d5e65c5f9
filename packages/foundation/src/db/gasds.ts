import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { giftAidClaims } from './giftAid.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** A community building in which a charity holds its activities, as HMRC's claims name it. */
export const communityBuildings = pgTable(
  'community_buildings',
  {
    tenantId: ownTenant(),
    id: publicId(),
    name: text().notNull(),
    /** The first line of its address. */
    address: text().notNull(),
    postcode: text().notNull(),
    /** Since when there are no collections; earlier ones stay. */
    closedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Another charity that shares the allowance for small donations. */
export type ConnectedCharity = { name: string; hmrcReference: string }

/** How a charity shares the allowance for small donations with connected charities. */
export const gasdsDetails = pgTable(
  'gasds_details',
  {
    tenantId: ownTenant().primaryKey(),
    connected: jsonb().$type<ConnectedCharity[]>().notNull(),
    /** Its own share of the £8,000. */
    shareMinor: integer().notNull(),
    changedAt: instant().notNull(),
    changedBy: text(),
  },
  (t) => [check('gasds_details_share', sql`${t.shareMinor} between 0 and 800000`)],
)

/** Small donations collected, in pence: one entry per closed counting sheet. */
export const gasdsEntries = pgTable(
  'gasds_entries',
  {
    tenantId: ownTenant(),
    /** The counting sheet it comes from. */
    sheetId: text().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    /** The year its tax year ends in. */
    year: integer().notNull(),
    buildingId: text(),
    day: date({ mode: 'string' }).notNull(),
    amountMinor: integer().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.sheetId] }),
    index().on(t.tenantId, t.mode, t.year),
    foreignKey({
      columns: [t.tenantId, t.buildingId],
      foreignColumns: [communityBuildings.tenantId, communityBuildings.id],
    }),
    check('gasds_entries_positive', sql`${t.amountMinor} > 0`),
    check('gasds_entries_year', sql`${t.day} between make_date(${t.year} - 1, 4, 6) and make_date(${t.year}, 4, 5)`),
  ],
)

/** Small donations included in a claim; deleted when the claim is undone. */
export const gasdsClaimed = pgTable(
  'gasds_claimed',
  {
    tenantId: ownTenant(),
    claimId: text().notNull(),
    year: integer().notNull(),
    /** Empty for the allowance of the charity as a whole. */
    building: text().notNull().default(''),
    amountMinor: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId, t.year, t.building] }),
    foreignKey({ columns: [t.tenantId, t.claimId], foreignColumns: [giftAidClaims.tenantId, giftAidClaims.id] }),
    check('gasds_claimed_positive', sql`${t.amountMinor} > 0`),
  ],
)
