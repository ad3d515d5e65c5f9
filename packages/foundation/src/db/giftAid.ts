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

/** Which gifts a declaration covers. */
export const giftAidScopes = ['this', 'past_and_future'] as const

/** Why a declaration ended; one withdrawn within 30 days counts as never made. */
export const declarationEnds = ['giver', 'tax', 'mosque', 'forgotten', 'withdrawn'] as const

/** Status of a claim: created, sent to HMRC and marked so, or undone. */
export const claimStates = ['open', 'claimed', 'undone'] as const

/**
 * A donor's Gift Aid declaration, with the records HMRC requires. Only its end is ever changed: a donor who moves house
 * makes a new declaration.
 */
export const giftAidDeclarations = pgTable(
  'gift_aid_declarations',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** Declarations of a demonstration are never claimed for. */
    mode: text({ enum: paymentModes }).notNull(),
    /** The donor's email address normalised by `emailKey`; empty once erased. */
    email: text().notNull(),
    userId: text(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    house: text().notNull(),
    /** Null if the home is outside the United Kingdom. */
    postcode: text(),
    overseas: boolean().notNull().default(false),
    scope: text({ enum: giftAidScopes }).notNull(),
    /** The version of the wording the donor agreed to, and the charity it named. */
    wording: text().notNull(),
    charity: text().notNull(),
    /** The language of the page, used for the email. */
    language: text().notNull(),
    channel: text({ enum: ['website', 'app', 'spoken'] }).notNull(),
    /** A keyed hash of the network address it came from, never the address itself; null for a spoken one. */
    addressMark: bytes(),
    /** Hash of the whole content: identical declarations by one donor are stored once. */
    details: bytes().notNull(),
    agreedAt: instant().notNull(),
    /** When the written record of a spoken declaration was sent; the donor then has 30 days to withdraw it. */
    recordSentAt: instant(),
    /** When its first gift was paid, its regular gift became active, or its record was sent. Until then it covers nothing. */
    provedAt: instant(),
    /** From when it covers no more gifts. */
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
    /** The number of lines and the total of their gifts; kept after the lines are deleted. */
    lines: integer().notNull(),
    amountMinor: integer().notNull(),
    /** The small donations claimed with it. */
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

/** A line of a schedule, in HMRC's columns: name and address at the time of the claim. Deleted when the claim is undone. */
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
    /** Description of the small gifts aggregated in this line; empty for a single gift. */
    aggregated: text().notNull().default(''),
    day: date({ mode: 'string' }).notNull(),
    amountMinor: integer().notNull(),
    /** When name and address were erased; the amounts stay. */
    forgottenAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.claimId], foreignColumns: [giftAidClaims.tenantId, giftAidClaims.id] }),
    check('gift_aid_lines_place', sql`${t.position} between 1 and 1000`),
    check('gift_aid_lines_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** The gifts of a line. The primary key guarantees that no gift is in two active claims. */
export const giftAidClaimed = pgTable(
  'gift_aid_claimed',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    claimId: text().notNull(),
    position: integer().notNull(),
    /** The gift's amount in the ledger at that time. */
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

/** Refunds of gifts already claimed, and the claim that reports them to HMRC. */
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
