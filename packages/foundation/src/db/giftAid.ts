import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { gifts } from './money.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Which gifts a declaration is about. */
export const giftAidScopes = ['this', 'past_and_future'] as const

/** Why a declaration holds no longer; one withdrawn within its 30 days counts as never made. */
export const declarationEnds = ['giver', 'tax', 'mosque', 'forgotten', 'withdrawn'] as const

/** How far a claim has come: made, sent to the tax office and noted so, or taken back. */
export const claimStates = ['open', 'claimed', 'undone'] as const

/**
 * What a giver declared so that the mosque may claim Gift Aid, as HMRC wants it kept. Nothing of it is ever changed but
 * its end: who moves declares anew.
 */
export const giftAidDeclarations = pgTable(
  'gift_aid_declarations',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** A demonstration's declarations claim nothing. */
    mode: text({ enum: paymentModes }).notNull(),
    /** The giver's address as `emailKey` writes it; empty where it is forgotten. */
    email: text().notNull(),
    userId: text(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    house: text().notNull(),
    /** Empty where the home is not in the United Kingdom. */
    postcode: text(),
    overseas: boolean().notNull().default(false),
    scope: text({ enum: giftAidScopes }).notNull(),
    /** The version of the words that were agreed to, and the charity they named. */
    wording: text().notNull(),
    charity: text().notNull(),
    /** The language of the page, for the letter. */
    language: text().notNull(),
    channel: text({ enum: ['website', 'app', 'spoken'] }).notNull(),
    /** A keyed hash of the network's address it came from, never the address itself; a spoken one came from none. */
    addressMark: bytes(),
    /** Hash of everything that was declared: the same words of the same giver are one declaration. */
    details: bytes().notNull(),
    agreedAt: instant().notNull(),
    /** When the giver was written the record of a spoken declaration; their 30 days to withdraw it begin then. */
    recordSentAt: instant(),
    /** When money first came with it, its regular gift stood, or its record had gone out. Until then it counts for nothing. */
    provedAt: instant(),
    /** From then on it covers no gift any more. */
    cancelledAt: instant(),
    cancelledBy: text({ enum: declarationEnds }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('gift_aid_declarations_standing')
      .on(t.tenantId, t.details)
      .where(sql`${t.scope} = 'past_and_future' and ${t.cancelledAt} is null`),
    index().on(t.tenantId, t.email),
    index().on(t.tenantId, t.userId),
    index().on(t.tenantId, t.agreedAt),
    check('gift_aid_declarations_home', sql`${t.overseas} = (${t.postcode} is null)`),
    check('gift_aid_declarations_ended', sql`num_nonnulls(${t.cancelledAt}, ${t.cancelledBy}) in (0, 2)`),
    check('gift_aid_declarations_spoken', sql`(${t.channel} = 'spoken') = (${t.recordSentAt} is not null)`),
    check('gift_aid_declarations_origin', sql`(${t.channel} = 'spoken') = (${t.addressMark} is null)`),
  ],
)

/** A schedule for HMRC, numbered per mosque. */
export const giftAidClaims = pgTable(
  'gift_aid_claims',
  {
    tenantId: ownTenant(),
    id: publicId(),
    number: integer().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    state: text({ enum: claimStates }).notNull().default('open'),
    /** How many lines it has and what their gifts come to; they stand when the lines have gone. */
    lines: integer().notNull(),
    amountMinor: integer().notNull(),
    /** The small donations that are claimed with it. */
    smallMinor: integer().notNull().default(0),
    madeAt: instant().notNull(),
    claimedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.number),
    check('gift_aid_claims_short', sql`${t.lines} between 0 and 1000`),
    check('gift_aid_claims_undone', sql`(${t.state} = 'undone') = (${t.undoneAt} is not null)`),
    check('gift_aid_claims_sent', sql`${t.state} <> 'claimed' or ${t.claimedAt} is not null`),
  ],
)

/** A line of a schedule, in HMRC's columns: who and where at the moment of the claim. Lines of a claim that is undone go. */
export const giftAidLines = pgTable(
  'gift_aid_lines',
  {
    tenantId: ownTenant(),
    claimId: text().notNull(),
    position: integer().notNull(),
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    house: text().notNull().default(''),
    postcode: text().notNull().default(''),
    /** What the small gifts are that one line adds up; empty for a single gift. */
    aggregated: text().notNull().default(''),
    day: date({ mode: 'string' }).notNull(),
    amountMinor: integer().notNull(),
    /** When name and address were forgotten; the sums stay. */
    forgottenAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.claimId], foreignColumns: [giftAidClaims.tenantId, giftAidClaims.id] }),
    check('gift_aid_lines_place', sql`${t.position} between 1 and 1000`),
    check('gift_aid_lines_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** Which gifts a line claims for. The key is the promise: no gift is ever in two claims that stand. */
export const giftAidClaimed = pgTable(
  'gift_aid_claimed',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    claimId: text().notNull(),
    position: integer().notNull(),
    /** What the ledger said of the gift then. */
    amountMinor: integer().notNull(),
    declarationId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftId] }),
    index().on(t.tenantId, t.claimId, t.position),
    index().on(t.tenantId, t.declarationId),
    foreignKey({
      columns: [t.tenantId, t.claimId, t.position],
      foreignColumns: [giftAidLines.tenantId, giftAidLines.claimId, giftAidLines.position],
    }),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }),
    check('gift_aid_claimed_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** What went back of gifts that had been claimed, and the claim that tells HMRC so. */
export const giftAidAdjustments = pgTable(
  'gift_aid_adjustments',
  {
    tenantId: ownTenant(),
    claimId: text().notNull(),
    giftId: text().notNull(),
    amountMinor: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId, t.giftId] }),
    index().on(t.tenantId, t.giftId),
    foreignKey({ columns: [t.tenantId, t.claimId], foreignColumns: [giftAidClaims.tenantId, giftAidClaims.id] }),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [giftAidClaimed.tenantId, giftAidClaimed.giftId] }),
    check('gift_aid_adjustments_positive', sql`${t.amountMinor} > 0`),
  ],
)
