import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'

/** The demonstration provider's own jobs. */
export type DemoJobs = {
  /** It rings our webhook. */
  'demo-event': { tenantId: string; accountId: string; eventId: string }
  /** Its slow bank decides about a payment. */
  'demo-process': { tenantId: string; accountId: string; intentId: string }
  /** Its slow bank decides about a card for later. */
  'demo-set-up': { tenantId: string; accountId: string; setupId: string }
  /** Something falls due, or is tried again. */
  'demo-collect': { tenantId: string; accountId: string; subscriptionId: string }
}

/** The jobs of payments, with what each needs to know. A payload is stored: it never holds a secret or a name. */
export type PaymentJobs = {
  /** An event came in: read what it is about again. `intentId` is of jobs that an older host has added. */
  'provider-event': { tenantId: string; accountId: string; eventId: string; intentId?: string }
  /** A gift's outcome is open: ask the provider until it is known. */
  'gift-settle': { tenantId: string; giftId: string }
  /** A regular gift is to be read again: its subscription and what was collected. */
  'cycle-settle': { tenantId: string; cycleId: string }
  /** Somebody asked for a new link to a regular gift: `sealed` says who, and may be read by this server alone. */
  'manage-link': { tenantId: string; id: string; sealed: string }
} & DemoJobs

/** The jobs of what goes back. */
export type RefundJobs = {
  /** A refund was approved by a second person: the provider is asked for the one that stands written down as `no`. */
  'refund-send': { tenantId: string; giftId: string; no: string }
  /** Money went back: its giver is told. `refundRef` is the entry of the books. */
  'refund-letter': { tenantId: string; giftId: string; refundRef: string }
  /** Their bank did not take it: its giver, who was told that it is on its way, is told that too. */
  'refund-failed-letter': { tenantId: string; giftId: string; refundRef: string }
}

/** The jobs of gifts at the desk. */
export type GiftDeskJobs = {
  /** Somebody wants a list of gifts as a file. */
  'gift-export': { tenantId: string; exportId: string }
  /** Two owners have decided that what is held of a donor's address is deleted: `entry` is its row. */
  'donor-erase': { tenantId: string; entry: string }
}

/** The jobs of a mosque's own export. */
export type MosqueExportJobs = {
  /** Two owners have decided that everything of the mosque is written into an archive. */
  'mosque-export': { tenantId: string; exportId: string }
}

/** The jobs of what is brought along from another website. */
export type ImportJobs = {
  /** A file is there whole: read what would be made of it. */
  'import-check': { tenantId: string; importId: string }
  /** Somebody has decided that it is made. */
  'import-apply': { tenantId: string; importId: string }
}

/** The jobs of receipts. */
export type ReceiptJobs = {
  /** A receipt was issued: its giver is thanked and gets it by letter. */
  'receipt-letter': { tenantId: string; giftId: string }
}

/** The jobs of Gift Aid. */
export type GiftAidJobs = {
  /** A claim goes on its way to HMRC: it is sent, or asked about. */
  'hmrc-filing': { tenantId: string; filingId: string }
}

/** The jobs of mail. */
export type EmailJobs = {
  /** A letter waits in the outbox. */
  'mail-send': { tenantId: string; mailId: string }
}

/** The jobs of sign-ups, which have no mosque yet. */
export type SignupJobs = {
  /** Somebody has begun a site: their code is emailed. */
  'signup-code': { signupId: string }
}

/** The jobs of the newsletter. */
export type NewsletterJobs = {
  /** An issue is being sent: the next of its emails go into the outbox. */
  'newsletter-send': { tenantId: string; issueId: string }
}

/** The jobs of accounts. */
export type AccountJobs = {
  /** Somebody asked for an account or a link: `sealed` says who, and may be read by this host alone. */
  'account-request': { tenantId: string; id: string; sealed: string; asked: string }
}

/** The jobs of files. */
export type FileJobs = {
  /** Somebody looked at a picture in a width that is not there in AVIF yet. */
  'picture-encode': { tenantId: string; name: string }
}

/** The jobs of content. */
export type ContentJobs = {
  /** A draft's moment has come. */
  'content-publish': { tenantId: string; kind: string; id: string }
}

/** The jobs of domains of a mosque's own. */
export type SiteAddressJobs = {
  /** A domain waits for its records: the DNS is asked, until it has them. */
  'domain-check': { tenantId: string; domain: string }
}

/** The jobs of accounts connected to the platform. */
export type CardAccountJobs = {
  /** The provider has stopped taking cards in an account: owners and treasurers are emailed, once for a `notice`. */
  'card-account-stopped': { tenantId: string; accountId: string; notice: string }
}

/** Every job that is added with a transaction. */
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
 * Adds a job in the transaction that needs it, so that neither happens without the other.
 * @param key a waiting job of the same key is replaced
 * @param delaySeconds how long from now it may start
 */
export async function addJob<K extends keyof JobPayloads>(
  tx: Tx,
  task: K,
  payload: JobPayloads[K],
  key: string,
  delaySeconds = 0,
): Promise<void> {
  const json = JSON.stringify(payload)
  const at = sql`now() + make_interval(secs => ${delaySeconds})`
  await tx.execute(sql`select add_job_at(${task}::text, ${json}::json, ${key}::text, ${at})`)
}

/** Takes back a job that is no longer needed; one that is running ends as it would. */
export async function dropJob(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select drop_job(${key}::text)`)
}

/**
 * One field of a job's payload, which comes out of the database, where an older host may have put it.
 * @throws TypeError when the field is missing
 */
export function payloadField(payload: unknown, field: string): string {
  const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined
  if (typeof value !== 'string') throw new TypeError(`A job's payload lacks ${field}.`)
  return value
}
