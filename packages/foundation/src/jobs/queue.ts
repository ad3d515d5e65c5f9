import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** The demonstration provider's own jobs. */
export type DemoJobs = {
  /** Sends an event to our webhook. */
  'demo-event': { tenantId: string; accountId: string; eventId: string }
  /** Decides a payment that was processing. */
  'demo-process': { tenantId: string; accountId: string; intentId: string }
  /** Decides a card setup that was processing. */
  'demo-set-up': { tenantId: string; accountId: string; setupId: string }
  /** Collects what is due, or retries it. */
  'demo-collect': { tenantId: string; accountId: string; subscriptionId: string }
}

/** Payment jobs with their payloads. Payloads are stored, so they never contain a secret or a name. */
export type PaymentJobs = {
  /** Processes an event by querying the provider. `intentId` is only in jobs added by an older server. */
  'provider-event': { tenantId: string; accountId: string; eventId: string; intentId?: string }
  /** Queries the provider until a gift's outcome is known. */
  'gift-settle': { tenantId: string; giftId: string }
  /** Updates a regular gift from the provider: its subscription and collections. */
  'cycle-settle': { tenantId: string; cycleId: string }
  /** Sends a new link to a regular gift: `sealed` contains the recipient, encrypted with the server's key. */
  'manage-link': { tenantId: string; id: string; sealed: string }
} & DemoJobs

/** Refund jobs. */
export type RefundJobs = {
  /** Sends the approved refund with the number `no` to the provider. */
  'refund-send': { tenantId: string; giftId: string; no: string }
  /** Emails the donor about a refund. `refundRef` is the ledger entry. */
  'refund-letter': { tenantId: string; giftId: string; refundRef: string }
  /** Emails the donor that an announced refund was rejected by their bank. */
  'refund-failed-letter': { tenantId: string; giftId: string; refundRef: string }
}

/** Jobs for gifts at the desk. */
export type GiftDeskJobs = {
  /** Exports a list of gifts to a file. */
  'gift-export': { tenantId: string; exportId: string }
  /** Erases a donor's data after approval by two owners: `entry` is its row. */
  'donor-erase': { tenantId: string; entry: string }
}

/** Jobs for a mosque's export. */
export type MosqueExportJobs = {
  /** Writes all of a mosque's data into an archive after approval by two owners. */
  'mosque-export': { tenantId: string; exportId: string }
}

/** Import jobs. */
export type ImportJobs = {
  /** Dry run of an uploaded file. */
  'import-check': { tenantId: string; importId: string }
  /** Runs a confirmed import. */
  'import-apply': { tenantId: string; importId: string }
}

/** Receipt jobs. */
export type ReceiptJobs = {
  /** Emails the donor a thank-you with the receipt. */
  'receipt-letter': { tenantId: string; giftId: string }
}

/** Gift Aid jobs. */
export type GiftAidJobs = {
  /** Submits a filing to HMRC, or polls its status. */
  'hmrc-filing': { tenantId: string; filingId: string }
}

/** Email jobs. */
export type EmailJobs = {
  /** Sends an email from the outbox. */
  'mail-send': { tenantId: string; mailId: string }
}

/** Sign-up jobs, which have no mosque yet. */
export type SignupJobs = {
  /** Emails the code of a sign-up. */
  'signup-code': { signupId: string }
}

/** Newsletter jobs. */
export type NewsletterJobs = {
  /** Queues the next emails of an issue. */
  'newsletter-send': { tenantId: string; issueId: string }
}

/** Account jobs. */
export type AccountJobs = {
  /** Processes a request for an account or a link: `sealed` contains the address, encrypted with the server's key. */
  'account-request': { tenantId: string; id: string; sealed: string; asked: string }
}

/** File jobs. */
export type FileJobs = {
  /** Encodes a requested width of a picture as AVIF. */
  'picture-encode': { tenantId: string; name: string }
}

/** Content jobs. */
export type ContentJobs = {
  /** Publishes a scheduled draft. */
  'content-publish': { tenantId: string; kind: string; id: string }
}

/** Jobs for custom domains. */
export type SiteAddressJobs = {
  /** Polls the DNS until a domain has its records. */
  'domain-check': { tenantId: string; domain: string }
}

/** Jobs for connected accounts. */
export type CardAccountJobs = {
  /** Emails owners and treasurers that an account can no longer take cards, once per `notice`. */
  'card-account-stopped': { tenantId: string; accountId: string; notice: string }
}

/** All jobs that are added in a transaction. */
export type JobPayloads = PaymentJobs &
  RefundJobs &
  GiftDeskJobs &
  MosqueExportJobs &
  ImportJobs &
  ReceiptJobs &
  GiftAidJobs &
  EmailJobs &
  SignupJobs &
  NewsletterJobs &
  AccountJobs &
  FileJobs &
  SiteAddressJobs &
  CardAccountJobs &
  ContentJobs

/**
 * Adds a job in the transaction that needs it, so that both are committed together.
 * @param key a waiting job with the same key is replaced
 * @param delaySeconds earliest start, in seconds from now
 */
export async function addJob<K extends keyof JobPayloads>(
  tx: Tx,
  task: K,
  payload: JobPayloads[K],
  key: string,
  delaySeconds = 0,
): Promise<void> {
  const json = JSON.stringify(payload)
  const runAt = sql`now() + make_interval(secs => ${delaySeconds})`
  await tx.execute(sql`select add_job_at(${task}::text, ${json}::json, ${key}::text, ${runAt})`)
}

/** Removes a job that is no longer needed; a running one is not affected. */
export async function removeJob(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select drop_job(${key}::text)`)
}

/**
 * Reads a field of a job's payload, which may have been stored by an older server.
 * @throws TypeError if the field is missing
 */
export function readPayloadField(payload: unknown, field: string): string {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined
  if (typeof value !== 'string') throw new TypeError(`A job's payload lacks ${field}.`)
  return value
}
