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
import type { CycleStateName, GiftRhythm } from '@minaret/contract'
import { campaigns, campaignSupporters } from './campaigns.ts'
import { bytes, currency, instant, publicId } from './columns.ts'
import { causes } from './content.ts'
import { paymentAccounts, paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** States of a regular gift (`payments.md` 4). */
export const regularGiftStates = [
  'pending_setup',
  'scheduled',
  'active',
  'paused',
  'past_due',
  'ending',
  'ended',
  'expired',
] as const satisfies readonly CycleStateName[]

export const rhythms = ['weekly', 'monthly', 'daily'] as const satisfies readonly GiftRhythm[]

/** Where the first trying of the card stands, while a regular gift is being set up. */
export const setupStates = ['opened', 'confirming', 'requires_action', 'failed', 'done'] as const

/** Why a regular gift is over. */
export const endReasons = ['giver', 'until', 'card', 'expired', 'provider', 'mosque'] as const

/** The systems an adopted regular gift is known to come from; `application` is another one that names itself to Stripe. */
export const planSystems = ['givewp', 'donorbox', 'simplepay', 'raisedonors', 'application', 'unknown'] as const

/** Where one collection of a regular gift stands, in the provider's words. */
export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

/**
 * A regular gift: every Friday, every month, or daily until a day. Each collection that is paid is a gift of its own
 * (`gifts.cycleId`); what is written here is what was asked for and a mirror of the provider's subscription.
 */
export const regularGifts = pgTable(
  'cycles',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The browser's, made when the form opened. */
    attemptId: uuid().notNull(),
    /** Hash of the page token that opened it. */
    passHash: bytes().notNull(),
    causeId: text().notNull(),
    campaignId: text(),
    /** The supporter's link it came by: its collections count there. */
    supporterRef: text(),
    fund: text().notNull(),
    rhythm: text({ enum: rhythms }).notNull(),
    /** What is collected each time, the cover of the fee included. */
    amountMinor: integer().notNull(),
    coverMinor: integer().notNull().default(0),
    currency: currency().notNull(),
    mode: text({ enum: paymentModes }).notNull(),
    accountId: text().notNull(),
    state: text({ enum: regularGiftStates }).notNull().default('pending_setup'),
    /** The first collection: the instant the provider is given, and its day in the tenant's zone. */
    startsAt: instant().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    /** The last day on which it may be collected. */
    until: date({ mode: 'string' }),
    /** The next day on which it will be collected, as far as is known. */
    nextOn: date({ mode: 'string' }),
    /** While paused: the day from which it is collected again, if the giver named one. */
    resumesOn: date({ mode: 'string' }),
    lastPaidOn: date({ mode: 'string' }),
    customerId: text(),
    subscriptionId: text(),
    setup: text({ enum: setupStates }).notNull().default('opened'),
    setupIntentId: text(),
    /** As in `gifts`: counts tries of a card, with the hash and the sealed text of the last one's confirmation token. */
    confirmNo: smallint().notNull().default(0),
    confirmHash: bytes(),
    confirmToken: bytes(),
    confirmingSince: instant(),
    leaseUntil: instant(),
    checkedAt: instant(),
    /** The provider's `code` and `decline_code`; never shown. */
    declineCode: text(),
    cardBrand: text(),
    cardLast4: text(),
    /** Collections that failed since the last paid one. */
    failures: smallint().notNull().default(0),
    /** Counts changes the giver has asked for; see {@link regularGiftChanges}. */
    version: integer().notNull().default(0),
    donorName: text().notNull(),
    donorEmail: text().notNull(),
    /** Of one that was set up: whose it is among `donors`, as of a gift. */
    donorId: text(),
    anonymous: boolean().notNull().default(false),
    message: text(),
    /** The language letters are written in. */
    language: text(),
    userId: text(),
    forgottenAt: instant(),
    /** The giver's yes or no to Gift Aid, where it was asked; the declaration, where it was yes. */
    giftAid: text({ enum: ['yes', 'no'] }),
    declarationId: text(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    endedBy: text({ enum: endReasons }),
    /** Of one that another system began and the mosque adopted: which, and what is collected from when on counts here. */
    adoptedFrom: text({ enum: planSystems }),
    adoptedSince: instant(),
    /** Whether the other system may still change it: nobody has said that it is switched off. */
    managedElsewhere: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.attemptId),
    unique().on(t.tenantId, t.passHash),
    unique().on(t.tenantId, t.accountId, t.subscriptionId),
    index().on(t.tenantId, t.state, t.nextOn),
    index().on(t.tenantId, t.userId, t.createdAt),
    index('cycles_donor')
      .on(t.tenantId, t.donorId)
      .where(sql`${t.donorId} is not null`),
    index('cycles_tenant_id_donor_email_key_index').on(t.tenantId, sql`lower(${t.donorEmail})`),
    foreignKey({ columns: [t.tenantId, t.campaignId], foreignColumns: [campaigns.tenantId, campaigns.id] }),
    foreignKey({
      name: 'cycles_of_supporter',
      columns: [t.tenantId, t.campaignId, t.supporterRef],
      foreignColumns: [campaignSupporters.tenantId, campaignSupporters.campaignId, campaignSupporters.ref],
    }),
    foreignKey({ columns: [t.tenantId, t.causeId], foreignColumns: [causes.tenantId, causes.id] }),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id] }),
    check('cycles_amount_positive', sql`${t.amountMinor} > ${t.coverMinor} and ${t.coverMinor} >= 0`),
    check('cycles_daily_ends', sql`${t.rhythm} <> 'daily' or ${t.until} is not null`),
    index('cycles_managed_elsewhere')
      .on(t.tenantId)
      .where(sql`${t.managedElsewhere}`),
    check(
      'cycles_adopted_whole',
      sql`case when ${t.adoptedSince} is null then ${t.adoptedFrom} is null and not ${t.managedElsewhere}
        else ${t.adoptedFrom} is not null and ${t.subscriptionId} is not null end`,
    ),
    check('cycles_over', sql`(${t.state} in ('ended', 'expired')) = (${t.endedAt} is not null)`),
  ],
)

/**
 * Changes a giver has asked for, each once: written before the provider is asked, under the number the giver saw. A
 * change without `doneAt` may or may not have reached the provider, and is asked for again with the same key.
 */
export const regularGiftChanges = pgTable(
  'cycle_changes',
  {
    tenantId: ownTenant(),
    cycleId: text().notNull(),
    /** The cycle's number before the change. */
    version: integer().notNull(),
    action: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant().notNull().defaultNow(),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.cycleId, t.version] }),
    foreignKey({ columns: [t.tenantId, t.cycleId], foreignColumns: [regularGifts.tenantId, regularGifts.id] }),
  ],
)

/** Collections as the provider tells of them: a mirror for letters and lists. Money is only in the ledger. */
export const regularGiftInvoices = pgTable(
  'cycle_dues',
  {
    tenantId: ownTenant(),
    invoiceId: text().notNull(),
    cycleId: text().notNull(),
    /** The day it is for, in the tenant's zone. */
    dueOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: invoiceStates }).notNull(),
    amountMinor: integer().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.invoiceId] }),
    index().on(t.tenantId, t.cycleId, t.dueOn),
    foreignKey({ columns: [t.tenantId, t.cycleId], foreignColumns: [regularGifts.tenantId, regularGifts.id] }),
  ],
)

/** A giver at one account of a provider: never shared between accounts or tenants. */
export const donorCustomers = pgTable(
  'donor_customers',
  {
    tenantId: ownTenant(),
    accountId: text().notNull(),
    /** The address, as `emailKey` writes it. */
    donorKey: text().notNull(),
    customerId: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.donorKey] }),
    unique().on(t.tenantId, t.accountId, t.customerId),
    foreignKey({ columns: [t.tenantId, t.accountId], foreignColumns: [paymentAccounts.tenantId, paymentAccounts.id] }),
  ],
)
