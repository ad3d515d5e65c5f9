import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { giftAidClaims } from './giftAid.ts'
import { gifts } from './money.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Charity regulators, by their codes in HMRC's claims. */
export const charityRegulators = ['CCEW', 'CCNI', 'OSCR', 'other', 'none'] as const

/** Legal forms of a charity. Time limits follow the tax year for a trust, the accounting period for the others. */
export const legalForms = ['trust', 'cio', 'company', 'association'] as const

/** The charity's details as registered with HMRC, entered once by its treasurer. */
export const charityDetails = pgTable(
  'charity_details',
  {
    tenantId: ownTenant().primaryKey(),
    hmrcReference: text().notNull(),
    /** The name registered with HMRC, which may differ from the website's. */
    name: text().notNull(),
    regulator: text({ enum: charityRegulators }).notNull(),
    /** The regulator's name if it is `other`. */
    regulatorName: text(),
    regulatorNumber: text(),
    legalForm: text({ enum: legalForms }).notNull(),
    /** The last day of its accounting year, `MM-DD`. */
    yearEnd: text().notNull(),
    officialTitle: text(),
    officialFirstName: text(),
    officialLastName: text(),
    /** A corporate trustee instead of a person. */
    trustee: text(),
    /** The official's home postcode; null if they live abroad. */
    officialPostcode: text(),
    officialPhone: text().notNull(),
    changedAt: instant().notNull(),
    changedBy: text(),
  },
  (t) => [
    check('charity_details_reference', sql`${t.hmrcReference} ~ '^[A-Z]{1,2}[0-9]{1,5}$'`),
    check('charity_details_year_end', sql`${t.yearEnd} ~ '^[0-1][0-9]-[0-3][0-9]$'`),
    check('charity_details_official', sql`(${t.trustee} is null) = (${t.officialLastName} is not null)`),
  ],
)

/** HMRC's services for claims. */
export const filingServices = ['test', 'live'] as const

/**
 * Status of a filing. `unknown`: sent without a response. `failed`: HMRC did not receive the submission. `refused` and
 * `accepted`: HMRC's verdict.
 */
export const filingStates = ['built', 'sending', 'unknown', 'acknowledged', 'accepted', 'refused', 'failed'] as const

/** The states before a verdict. */
export const openFilingStates = ['built', 'sending', 'unknown', 'acknowledged'] as const

/** Why a filing needs a treasurer's attention. */
export const filingAttentions = ['not_found', 'late', 'mark', 'contradiction', 'login'] as const

/** Why HMRC did not receive a submission. */
export const filingFailures = ['login', 'message', 'unreachable', 'not_taken'] as const

/** HMRC's remark on a whole filing. */
export type FilingRemark = { number?: number; text: string }

/** One submission to HMRC, which may contain several claims of one charity. */
export const giftAidFilings = pgTable(
  'gift_aid_filings',
  {
    tenantId: ownTenant(),
    id: publicId(),
    mode: text({ enum: paymentModes }).notNull(),
    service: text({ enum: filingServices }).notNull(),
    state: text({ enum: filingStates }).notNull().default('built'),
    /** The numbers of its claims, and their totals; kept after a refusal has released the gifts. */
    claims: integer().array().notNull(),
    gifts: integer().notNull(),
    amountMinor: integer().notNull(),
    /** The small donations claimed with them. */
    smallMinor: integer().notNull().default(0),
    /** The tax deducted for refunds of gifts claimed earlier. */
    overclaimedMinor: integer().notNull().default(0),
    hmrcReference: text().notNull(),
    /** Our own id in the message; HMRC's list of submissions repeats it. */
    transactionId: text().notNull(),
    irMark: text().notNull(),
    correlationId: text(),
    endpoint: text(),
    pollSeconds: integer(),
    /** The charity's HMRC login, encrypted; deleted as soon as the filing is closed. */
    credentials: bytes(),
    /** Consecutive attempts at the current step, and when the next is due. */
    attempts: integer().notNull().default(0),
    nextAt: instant(),
    attention: text({ enum: filingAttentions }),
    failure: text({ enum: filingFailures }),
    remarks: jsonb().$type<FilingRemark[]>().notNull().default([]),
    builtAt: instant().notNull(),
    builtBy: text(),
    sentAt: instant(),
    acknowledgedAt: instant(),
    answeredAt: instant(),
    /** When HMRC deleted the response stored here. */
    deletedAt: instant(),
    /** The treasurer who decided the outcome, if HMRC gave none. */
    decidedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // One open submission per charity.
    uniqueIndex('gift_aid_filings_open')
      .on(t.tenantId)
      .where(sql`${t.state} in ('built', 'sending', 'unknown', 'acknowledged')`),
    index('gift_aid_filings_due').on(t.nextAt),
    index().on(t.tenantId, t.builtAt),
    check(
      'gift_aid_filings_credentials',
      sql`${t.credentials} is null or ${t.state} in ('built', 'sending', 'unknown', 'acknowledged')`,
    ),
    check('gift_aid_filings_mode', sql`(${t.mode} = 'live') = (${t.service} = 'live')`),
    check('gift_aid_filings_known', sql`${t.state} <> 'acknowledged' or ${t.correlationId} is not null`),
    check(
      'gift_aid_filings_answered',
      sql`${t.state} not in ('accepted', 'refused', 'failed') or ${t.answeredAt} is not null`,
    ),
  ],
)

/** Purposes of a message to HMRC. */
export const filingSteps = ['submit', 'poll', 'list', 'delete'] as const

/** Every message of a filing with its response: the charity's evidence. The login is left out. */
export const giftAidMessages = pgTable(
  'gift_aid_messages',
  {
    tenantId: ownTenant(),
    filingId: text().notNull(),
    position: integer().notNull(),
    step: text({ enum: filingSteps }).notNull(),
    sentAt: instant().notNull(),
    request: text().notNull(),
    answeredAt: instant(),
    status: integer(),
    response: text(),
    /** Why there is no response. */
    fault: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.filingId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.filingId], foreignColumns: [giftAidFilings.tenantId, giftAidFilings.id] }),
  ],
)

/** The claims of a filing. A claim is in one filing only: gifts that HMRC did not accept go into a new claim. */
export const giftAidFiled = pgTable(
  'gift_aid_filed',
  {
    tenantId: ownTenant(),
    claimId: text().notNull(),
    filingId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.claimId] }),
    index().on(t.tenantId, t.filingId),
    foreignKey({ columns: [t.tenantId, t.claimId], foreignColumns: [giftAidClaims.tenantId, giftAidClaims.id] }),
    foreignKey({ columns: [t.tenantId, t.filingId], foreignColumns: [giftAidFilings.tenantId, giftAidFilings.id] }),
  ],
)

/** A gift in which HMRC reported an error: left out of claims until a treasurer has reviewed it. */
export const giftAidFaults = pgTable(
  'gift_aid_faults',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    filingId: text().notNull(),
    /** The declaration it was claimed with; with a new one it can be claimed again. */
    declarationId: text(),
    number: integer(),
    /** The faulty field: the last part of HMRC's XPath. */
    field: text(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftId, t.filingId] }),
    index().on(t.tenantId, t.filingId),
    foreignKey({ columns: [t.tenantId, t.giftId], foreignColumns: [gifts.tenantId, gifts.id] }),
    foreignKey({ columns: [t.tenantId, t.filingId], foreignColumns: [giftAidFilings.tenantId, giftAidFilings.id] }),
  ],
)
