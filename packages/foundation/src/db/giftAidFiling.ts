import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, instant, publicId } from './columns.ts'
import { giftAidClaims } from './giftAid.ts'
import { gifts } from './money.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Who oversees a charity, as HMRC's claims name them. */
export const charityRegulators = ['CCEW', 'CCNI', 'OSCR', 'other', 'none'] as const

/** What a charity is in law: of a trust the tax year counts, of the others their accounting period. */
export const legalForms = ['trust', 'cio', 'company', 'association'] as const

/** A charity as HMRC has it, entered once by its treasurer. */
export const charityDetails = pgTable(
  'charity_details',
  {
    tenantId: ownTenant().primaryKey(),
    hmrcReference: text().notNull(),
    /** The name as HMRC has it, which need not be the website's. */
    name: text().notNull(),
    regulator: text({ enum: charityRegulators }).notNull(),
    /** The name of another body. */
    regulatorName: text(),
    regulatorNumber: text(),
    legalForm: text({ enum: legalForms }).notNull(),
    /** The last day of its accounting year, `MM-DD`. */
    yearEnd: text().notNull(),
    officialTitle: text(),
    officialFirstName: text(),
    officialLastName: text(),
    /** A corporate trustee, in place of a person. */
    trustee: text(),
    /** Of the official's home; empty for somebody who lives abroad. */
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

/** Which of HMRC's services a claim goes to. */
export const filingServices = ['test', 'live'] as const

/**
 * How far a filing has come. `unknown`: it went out, and no answer came back. `failed`: HMRC took nothing. `refused` and
 * `accepted` are HMRC's verdict.
 */
export const filingStates = ['built', 'sending', 'unknown', 'acknowledged', 'accepted', 'refused', 'failed'] as const

/** Those nothing is decided in yet. */
export const openFilingStates = ['built', 'sending', 'unknown', 'acknowledged'] as const

/** Why a person must look at a filing. */
export const filingAttentions = ['not_found', 'late', 'mark', 'contradiction', 'login'] as const

/** Why HMRC took nothing. */
export const filingFailures = ['login', 'message', 'unreachable', 'not_taken'] as const

/** What HMRC said of a filing, about no single gift. */
export type FilingRemark = { number?: number; text: string }

/** One submission of claims to HMRC. Several schedules of one charity are one submission. */
export const giftAidFilings = pgTable(
  'gift_aid_filings',
  {
    tenantId: ownTenant(),
    id: publicId(),
    mode: text({ enum: paymentModes }).notNull(),
    service: text({ enum: filingServices }).notNull(),
    state: text({ enum: filingStates }).notNull().default('built'),
    /** The numbers of its claims, and what they come to; they stand when a refusal has freed the gifts. */
    claims: integer().array().notNull(),
    gifts: integer().notNull(),
    amountMinor: integer().notNull(),
    /** The small donations that are claimed with them. */
    smallMinor: integer().notNull().default(0),
    /** The tax that is taken off, for refunds of gifts claimed before. */
    overclaimedMinor: integer().notNull().default(0),
    hmrcReference: text().notNull(),
    /** Ours, in the message: a list names it again. */
    transactionId: text().notNull(),
    irMark: text().notNull(),
    correlationId: text(),
    endpoint: text(),
    pollSeconds: integer(),
    /** The charity's login at HMRC, sealed; gone as soon as nothing is open. */
    credentials: bytes(),
    /** How often in a row the same was tried, and when the next is due. */
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
    /** When HMRC forgot the verdict that is stored here. */
    deletedAt: instant(),
    /** Who decided, where HMRC did not say. */
    decidedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    // One submission of a charity at a time: what is unsettled is settled first.
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

/** What a message to HMRC was for. */
export const filingSteps = ['submit', 'poll', 'list', 'delete'] as const

/** Every message of a filing, as it was sent and as it was answered: the charity's evidence. No message has its login. */
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
    /** Why there is no answer. */
    fault: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.filingId, t.position] }),
    foreignKey({ columns: [t.tenantId, t.filingId], foreignColumns: [giftAidFilings.tenantId, giftAidFilings.id] }),
  ],
)

/** Which claims a filing sends. A claim is in one filing: what HMRC did not take is claimed anew. */
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

/** A gift HMRC found a mistake in: it stays out of the next claim until somebody has looked. */
export const giftAidFaults = pgTable(
  'gift_aid_faults',
  {
    tenantId: ownTenant(),
    giftId: text().notNull(),
    filingId: text().notNull(),
    /** The declaration it was claimed with: with another one it may be claimed again. */
    declarationId: text(),
    number: integer(),
    /** The part of the line, as HMRC's XPath ends. */
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
