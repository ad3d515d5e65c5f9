import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GiftStateName } from '@minaret/contract'
import { bytes, currency, instant, publicId } from './columns.ts'
import { campaigns, campaignSupporters } from './campaigns.ts'
import { causes } from './content.ts'
import { ownTenant } from './ownTenant.ts'
import { paymentAccounts, paymentModes } from './paymentAccounts.ts'

/** States of a gift (`payments.md` 4). */
export const giftStates = [
  'created',
  'confirming',
  'requires_action',
  'processing',
  'paid',
  'failed',
  'abandoned',
  'part_refunded',
  'refunded',
  'disputed',
  'reversed',
] as const satisfies readonly GiftStateName[]

/** Where a payment intent stands at a provider. */
export const intentStates = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const

/** How money reached the mosque: through a payment provider, or past it and written down by hand (`gifts/offline.ts`). */
export const giftWays = ['card', 'cash', 'bank', 'matched'] as const

/** One person's gift. `state` moves only through `advanceGift`; only ledger rows count as money. */
export const gifts = pgTable(
  'gifts',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The browser's, made when the form opened. */
    attemptId: uuid().notNull(),
    /** Hash of the page token that opened it: a token serves one attempt. */
    passHash: bytes().notNull(),
    causeId: text().notNull(),
    /** The appeal it was given through. */
    campaignId: text(),
    /** The supporter's link it came by. */
    supporterRef: text(),
    /** What of the appeal it is for, and what that was called when it was begun. */
    needId: text(),
    needTitle: text(),
    /** Until then that is kept for this gift; the host's clock. */
    needUntil: instant(),
    /** Of a paid gift: whether it went to the need. Otherwise others were faster, and it went to the appeal. */
    needGiven: boolean(),
    fund: text().notNull(),
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    accountId: text().notNull(),
    how: text({ enum: giftWays }).notNull().default('card'),
    /** What whoever wrote it down by hand added, such as the number of a paying-in slip. */
    note: text(),
    state: text({ enum: giftStates }).notNull().default('created'),
    intentId: text(),
    /** Counts confirmations: a new card is a new number, and a new idempotency key at the provider. */
    confirmNo: smallint().notNull().default(0),
    /** Hash of the confirmation token of `confirmNo`, to know a repeat from a retry. */
    confirmHash: bytes(),
    /** That token, sealed, until its outcome is known: only with it can a lost answer be asked for again. */
    confirmToken: bytes(),
    /** When the confirmation `confirmNo` began. The provider remembers an idempotency key for a day, not longer. */
    confirmingSince: instant(),
    /** Who confirms holds the gift until then; after it the outcome counts as unknown and is asked again. */
    leaseUntil: instant(),
    /** When the provider was last asked. */
    checkedAt: instant(),
    /** The provider's `code` and `decline_code`; never shown. */
    declineCode: text(),
    donorName: text().notNull(),
    donorEmail: text().notNull(),
    /** Of a gift that came in: whose it is among `donors`. Written by the database; names no table's row that must exist. */
    donorId: text(),
    anonymous: boolean().notNull().default(false),
    /** The account it belongs to: the giver's, or the one whose verified address it was given with. */
    userId: text(),
    /** When the giver was forgotten: name and address are empty since, the gift stays in the books. */
    forgottenAt: instant(),
    /** What of the amount the giver added so that the fee is covered. */
    coverMinor: integer().notNull().default(0),
    /** A few words of the giver to the mosque. */
    message: text(),
    /** The language the receipt is written in. */
    language: text(),
    /** The giver's yes or no to Gift Aid, where it was asked; the declaration, where it was yes. */
    giftAid: text({ enum: ['yes', 'no'] }),
    declarationId: text(),
    /** The regular gift it is one collection of, the day of that collection, and the provider's invoice. */
    cycleId: text(),
    dueOn: date({ mode: 'string' }),
    invoiceId: text(),
    createdAt: instant().notNull().defaultNow(),
    paidAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.attemptId),
    unique().on(t.tenantId, t.passHash),
    unique().on(t.tenantId, t.intentId),
    unique().on(t.tenantId, t.invoiceId),
    // Never unique: a provider can be made to bill twice on one day, and both are money.
    index('gifts_collected')
      .on(t.tenantId, t.cycleId, t.dueOn)
      .where(sql`${t.cycleId} is not null`),
    index().on(t.tenantId, t.state, t.createdAt),
    index().on(t.tenantId, t.userId, t.createdAt),
    index().on(t.tenantId, t.campaignId),
    index('gifts_need')
      .on(t.tenantId, t.campaignId, t.needId)
      .where(sql`${t.needId} is not null`),
    index('gifts_supporter')
      .on(t.tenantId, t.campaignId, t.supporterRef)
      .where(sql`${t.supporterRef} is not null`),
    // The newest gifts of an appeal.
    index('gifts_wall')
      .on(t.tenantId, t.campaignId, t.mode, t.currency, t.paidAt, t.id)
      .where(sql`${t.state} = 'paid' and ${t.campaignId} is not null`),
    // The list at the desk, the newest first: see `givenAt`.
    index('gifts_given').on(
      t.tenantId,
      t.mode,
      sql`(case when ${t.how} = 'card' or ${t.paidAt} is null then ${t.createdAt} else ${t.paidAt} end)`,
      t.id,
    ),
    index('gifts_offline_newest')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`${t.how} <> 'card'`),
    index('gifts_donor')
      .on(t.tenantId, t.donorId, t.createdAt, t.id)
      .where(sql`${t.donorId} is not null`),
    index('gifts_tenant_id_donor_email_key_index').on(t.tenantId, sql`lower(${t.donorEmail})`),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }),
    foreignKey({
      name: 'gifts_of_supporter',
      columns: [t.tenantId, t.campaignId, t.supporterRef],
      foreignColumns: [campaignSupporters.tenantId, campaignSupporters.campaignId, campaignSupporters.ref],
    }),
    foreignKey({ columns: [t.tenantId, t.causeId], foreignColumns: [causes.tenantId, causes.id] }),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id] }),
    check('gifts_amount_positive', sql`${t.amountMinor} > ${t.coverMinor} and ${t.coverMinor} >= 0`),
    check('gifts_of_cycle', sql`num_nonnulls(${t.cycleId}, ${t.dueOn}, ${t.invoiceId}) in (0, 3)`),
    check('gifts_how_known', sql`${t.how} in ('card', 'cash', 'bank', 'matched')`),
    check(
      'gifts_need_whole',
      sql`num_nonnulls(${t.needId}, ${t.needTitle}) in (0, 2)
        and (${t.needId} is not null or num_nonnulls(${t.needUntil}, ${t.needGiven}) = 0)
        and (${t.needId} is null or (${t.campaignId} is not null and ${t.cycleId} is null))`,
    ),
    // No provider has intents of this name, and no hand writes down a card's.
    check(
      'gifts_offline_apart',
      sql`(${t.how} <> 'card') = (${t.intentId} is not null and starts_with(${t.intentId}, 'offline:'))`,
    ),
    check('gifts_paid_has_intent', sql`${t.paidAt} is null or ${t.intentId} is not null`),
  ],
)

/** The books: every movement of money, once. Sums on any page come from here. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    tenantId: ownTenant(),
    id: publicId(),
    giftId: text().notNull(),
    /** `undone` takes back what was written down by hand and is wrong: a contra entry, never a row less. */
    kind: text({ enum: ['paid', 'refunded', 'refund_failed', 'disputed', 'dispute_won', 'undone'] }).notNull(),
    /** The provider's object that moved the money: an intent, a refund, a dispute. */
    providerRef: text().notNull(),
    /** Signed: money in is positive. */
    amountMinor: integer().notNull(),
    currency: currency().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.kind, t.providerRef),
    index().on(t.tenantId, t.giftId),
    // The books of a span of days, in their order.
    index().on(t.tenantId, t.mode, t.at, t.id),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }),
    check(
      'ledger_entries_signed',
      sql`(${t.kind} in ('paid', 'refund_failed', 'dispute_won')) = (${t.amountMinor} > 0)`,
    ),
  ],
)

/** Events a provider told us, each stored once; a doorbell, not data. */
export const providerEvents = pgTable(
  'provider_events',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    /** Id of the object the event is about. */
    objectId: text().notNull(),
    /** What it leads to: ids of an intent, a subscription, an invoice, as far as the event names them. */
    about: jsonb().$type<Record<string, string>>().notNull().default({}),
    receivedAt: instant().notNull().defaultNow(),
    workedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.eventId] }),
    // What a provider said of one payment.
    index().on(t.tenantId, t.objectId),
    // What an operator watches: the oldest event nobody has worked on.
    index('provider_events_unworked')
      .on(t.tenantId, t.receivedAt)
      .where(sql`${t.workedAt} is null`),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id] }),
  ],
)
