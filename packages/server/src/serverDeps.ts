import type { Secrets } from '@minaret/foundation/base'
import type { Database } from '@minaret/foundation/db'
import type { EmailSettings } from '@minaret/foundation/email'
import type { Storage } from '@minaret/foundation/files'
import type { Build, Check } from '@minaret/foundation/health'
import type { Guard } from '@minaret/foundation/identity'
import type { FilingSettings } from '@minaret/giving/filing'
import type { PaymentsDeps } from '@minaret/giving/providers'
import type { DeskHost } from './desk/mount.ts'
import type { Credit } from './directory.ts'
import type { ReportMailbox } from './email-reports/mailbox.ts'
import type { Site } from '@minaret/content/page-rendering'
import type { SiteAddressSettings } from './site-addresses/settings.ts'
import type { TvPages } from '@minaret/content/tv'

/** Dependencies and options of the server. */
export type ServerDeps = {
  database: Database
  secrets: Secrets
  /** The clock, which a test can replace. */
  now?: () => Date
  /** A local stub instead of Stripe's API; only test keys are ever sent there. */
  stripeApiBase?: string
  /** The settings for filing claims with HMRC; without them claims can only be exported as schedules. */
  filing?: FilingSettings
  /** The platform's own Stripe keys, for mosques that have connected their account to it. */
  platform?: PaymentsDeps['platform']
  /** Number of proxies in front of the server: exactly that many addresses of X-Forwarded-For are trusted. */
  proxies?: number
  logLevel?: string
  /** Replaces standard output in a test. */
  logTo?: { write(line: string): void }
  /** The build, as named by the log, `/readyz` and the metrics. */
  build?: Build
  /** Checks of `/readyz` besides the database. */
  checks?: readonly Check[]
  /** Bearer token for `/metrics` and the details of `/readyz`; without it only this machine may read them. */
  metricsToken?: string
  /** Extends HSTS to subdomains of a mosque's host name. */
  hstsSubdomains?: boolean
  /** The maker of the sites, credited in the footer of standalone campaigns. */
  credit?: Credit
  /** The built apps whose pages are served beside the API: the first that matches a page renders it. */
  sites?: readonly Site[]
  /** The built app of the prayer hall displays. */
  tvPages?: TvPages
  /** In tests, throws if a response breaks the contract. */
  checkAnswers?: boolean
  /** Caches public reads briefly, so that a surge of visitors queries the database once. Tests and benchmarks can turn it off. */
  cacheReads?: boolean
  /**
   * Size of the page cache in bytes, 64 MB by default; 0 disables it. If `cacheReads` is false, there is no cache unless
   * a size is given.
   */
  pageCacheBytes?: number
  /** Whether a CDN in front of the server may cache pages for half a minute. */
  cdn?: boolean
  /** The Redis in which several servers share rate limits and caches; a single server needs none. */
  redisUrl?: string
  /** Limits the rate of requests per address. A benchmark may turn it off. */
  limitRates?: boolean
  /** Wraps the payment gateway, in tests. */
  wrapGateway?: PaymentsDeps['wrapGateway']
  /** Hashes passwords and slows down guessing; a benchmark may replace it. */
  guard?: Guard
  /** The public port, if it differs from the listening port; used in links to this machine's own names. */
  port?: number
  /** The store of pictures and files; without it none are served. */
  storage?: Storage
  /** The settings for sending emails; without them emails stay in the outbox. */
  mail?: EmailSettings
  /** The mailbox that receives delivery reports; without it none are read. */
  reportMailbox?: ReportMailbox
  /** The desk's host name and settings; without it there is no desk. */
  desk?: DeskHost
  /** Where mosques' own domains must point; without it no mosque can use one. */
  siteAddresses?: SiteAddressSettings
  /** Runs jobs in this process; a test may turn this off and run them itself. */
  jobs?: boolean
}
