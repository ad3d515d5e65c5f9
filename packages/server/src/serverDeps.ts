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

/** What the server must have to answer. */
export type ServerDeps = {
  database: Database
  secrets: Secrets
  /** Now; a test may set its own clock. */
  now?: () => Date
  /** A local test host in place of Stripe's; only test keys are ever sent there. */
  stripeApiBase?: string
  /** How claims are filed with HMRC; without it there are schedules only. */
  filing?: FilingSettings
  /** The platform's own keys at Stripe, for mosques that have connected their account to it. */
  platform?: PaymentsDeps['platform']
  /** How many proxies stand before the host: exactly so many addresses of X-Forwarded-For are believed. */
  proxies?: number
  logLevel?: string
  /** In place of standard output, for a test. */
  logTo?: { write(line: string): void }
  /** Which Minaret this is, as the log, `/readyz` and the figures name it. */
  build?: Build
  /** Parts beside the database that `/readyz` looks at. */
  checks?: readonly Check[]
  /** Opens `/metrics` and the details of `/readyz` to whoever sends it; without it they are for this machine alone. */
  metricsToken?: string
  /** Holds names under a mosque's to https too, once a browser came by https. */
  hstsSubdomains?: boolean
  /** Who made the sites it serves, for the line under standalone campaigns. */
  credit?: Credit
  /** The built apps whose pages are served beside the API: the first that serves a page draws it. */
  sites?: readonly Site[]
  /** The built app that draws the screens in halls. */
  tvPages?: TvPages
  /** In tests, an answer that breaks the contract is an error. */
  checkAnswers?: boolean
  /** Keeps public reads for a moment, so that a crowd asks the database once. Tests and measurements may leave it out. */
  keepReads?: boolean
  /**
   * How many bytes of drawn pages it holds for everybody, 64 MB by default; none with 0, and without `keepReads` only where
   * it is said.
   */
  pageCacheBytes?: number
  /** Whether a network of caches in front of it may hold pages for half a minute. */
  cdn?: boolean
  /** The Redis that several hosts share, to count and to keep together. One host needs none. */
  redisUrl?: string
  /** Counts how often calls are made from one address. A measurement may leave it out. */
  limitRates?: boolean
  /** Lets a test stand between the host and its payment provider. */
  aroundGateway?: PaymentsDeps['around']
  /** Hashes passwords, and slows down whoever tries them; a measurement may bring its own. */
  guard?: Guard
  /** The port people open, if not the one it listens on: links of this machine’s own names have it. */
  port?: number
  /** Where pictures and files lie. Without it none are served. */
  storage?: Storage
  /** Where letters go. Without it they wait in the outbox. */
  mail?: EmailSettings
  /** The mailbox that reports about emails arrive in; without it none are read. */
  reportMailbox?: ReportMailbox
  /** Where the desk answers; without it there is none. */
  desk?: DeskHost
  /** Where domains of mosques' own have to point; without it no mosque can use one. */
  siteAddresses?: SiteAddressSettings
  /** Runs jobs in this process. A test may leave them to itself. */
  jobs?: boolean
}
