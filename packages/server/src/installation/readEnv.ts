import { readFileSync } from 'node:fs'
import path from 'node:path'
import { editDistance } from '@minaret/foundation/base'
import { baseProblem, filingSettings, type FilingSettings } from '@minaret/giving/filing'
import type { Platform } from '@minaret/giving/providers'
import { addressesIn } from './ownerVariables.ts'
import { type Variable, variables } from './variables.ts'

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The parsed environment. */
export type Env = {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** The same database without a pooler. */
  databaseDirectUrl?: string
  /** `redis://` or `rediss://`; may contain a password. */
  redisUrl?: string
  /** `file:///` or `s3://`; may contain a secret. */
  storageUrl?: string
  /** The bucket's key, if `storageUrl` has none. */
  storageKey?: { id: string; secret: string }
  secretsKey?: string
  /** The previous key during a key rotation. */
  previousKey?: string
  demoTenants: boolean
  /** The desk's host name; undefined if there is no desk. */
  deskHost?: string
  /** Whether the demonstration's desk is open to other machines. */
  demoEntry: boolean
  /** Who may sign up at the desk, and the domain of new sites; undefined if sign-up is closed. */
  signup?: { mode: 'invited' | 'open'; domain: string }
  /** The installation owners; `demonstration` for the demonstration's own user, on this machine only. */
  installationOwners: readonly string[] | 'demonstration'
  /** The targets of mosques' own domains; undefined if they are not supported. */
  siteAddresses?: { addresses: readonly string[]; cname?: string; dnsServers?: readonly string[] }
  proxies: number
  /** `smtp://` or `smtps://`; may contain a password. */
  smtpUrl?: string
  mailFrom?: string
  /** `imap://` or `imaps://`; may contain a password. */
  imapUrl?: string
  /** The address of that inbox. */
  mailReturnTo?: string
  stripeApiBase?: string
  /** The settings for filing claims with HMRC; undefined if filing is off. */
  filing?: FilingSettings
  /** The platform's Stripe keys, by mode. */
  platform: Platform
  hstsSubdomains: boolean
  /** The size of the cache of rendered pages, in bytes. */
  pageCacheBytes: number
  /** Whether a CDN may cache pages. */
  cdn: boolean
  credit: { name?: string; url?: string }
  logLevel: string
  /** The token for reading metrics from other machines. */
  metricsToken?: string
  /** Seconds; see `STOP_DELAY` and `STOP_TIMEOUT`. */
  stop: { delay: number; timeout: number }
  buildId?: string
  /** Warnings about possible mistakes. */
  warnings: readonly string[]
}

/** An unusable environment; the message names every invalid variable. */
export class EnvError extends Error {}

const allVariables: readonly Variable[] = Object.values(variables)

/** Reads a variable, or a secret from the file in `NAME_FILE`; otherwise returns the problem. */
function readValue({ name, secret }: Variable, environmentInput: Environment): { value?: string; problem?: string } {
  const file = secret && environmentInput[`${name}_FILE`]
  if (!file) return { value: environmentInput[name] || undefined }
  if (environmentInput[name]) return { problem: `${name} and ${name}_FILE are both set: remove one` }
  try {
    const value = readFileSync(file, 'utf8').trim()
    return value ? { value } : { problem: `${name}_FILE is ${file}, which is empty` }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
    return { problem: `${name}_FILE is ${file}, which cannot be read (${code})` }
  }
}

const platformNames = (mode: 'TEST' | 'LIVE') =>
  [`STRIPE_PLATFORM_KEY_${mode}`, `STRIPE_PLATFORM_PUBLISHABLE_${mode}`, `STRIPE_PLATFORM_WEBHOOK_${mode}`] as const

function readPlatformKeys(environment: Environment, mode: 'TEST' | 'LIVE'): Platform['test'] {
  const [secretKey, publishableKey, webhook] = platformNames(mode).map((name) => environment[name])
  return secretKey && publishableKey && webhook
    ? { secretKey, publishableKey, webhookSecrets: webhook.split(',') }
    : undefined
}

const readFilingMode = (environment: Environment) => {
  const { HMRC_FILING } = environment
  return HMRC_FILING === 'test' || HMRC_FILING === 'live' ? HMRC_FILING : 'off'
}

/** Finds contradictions in the HMRC settings. */
function findFilingProblems(environment: Environment): string[] {
  const { HMRC_BASE, HMRC_VENDOR_ID } = environment
  const filing = readFilingMode(environment)
  const problem = HMRC_BASE === undefined ? undefined : baseProblem(HMRC_BASE, filing)
  return [
    ...(problem ? [`HMRC_BASE ${problem}; it is "${HMRC_BASE}"`] : []),
    ...(HMRC_VENDOR_ID && filing === 'off'
      ? ['HMRC_VENDOR_ID has no effect on its own: set HMRC_FILING to test or live']
      : []),
  ]
}

const readDeskHost = ({ DESK_HOST, DATABASE_URL }: Environment) =>
  DESK_HOST ?? (DATABASE_URL ? undefined : 'desk.localhost')

const hasDemonstration = ({ DEMO_TENANTS, DATABASE_URL }: Environment) =>
  DEMO_TENANTS ? DEMO_TENANTS === 'on' : !DATABASE_URL

function readSignup(environment: Environment): Env['signup'] {
  const host = readDeskHost(environment)
  const mode = environment.SIGNUP ?? (hasDemonstration(environment) ? 'open' : 'closed')
  if (host === undefined || (mode !== 'open' && mode !== 'invited')) return undefined
  return { mode, domain: environment.SIGNUP_DOMAIN ?? host.replace(/^[^.]*\./, '') }
}

/** Names under `localhost` cannot be reached from other machines, but a proxy would make remote visitors look local. */
function readOwners(environment: Environment): Env['installationOwners'] {
  const { INSTALLATION_OWNERS, PROXIES = '0' } = environment
  if (INSTALLATION_OWNERS) return addressesIn(INSTALLATION_OWNERS)
  const isLocal = /(^|\.)localhost$/.test(readDeskHost(environment) ?? '') && PROXIES === '0'
  return hasDemonstration(environment) && isLocal ? 'demonstration' : []
}

const splitList = (value: string | undefined) => value?.split(',').map((part) => part.trim()) ?? []

function readSiteAddresses({ SITE_ADDRESSES, SITE_CNAME, DNS_SERVERS }: Environment): Env['siteAddresses'] {
  if (SITE_ADDRESSES === undefined && SITE_CNAME === undefined) return undefined
  return { addresses: splitList(SITE_ADDRESSES), cname: SITE_CNAME, dnsServers: splitList(DNS_SERVERS) }
}

/** Reports an incomplete set of platform keys, which could not complete payments. */
function findPlatformProblem(environment: Environment, mode: 'TEST' | 'LIVE'): string | undefined {
  const names = platformNames(mode)
  const missingNames = names.filter((name) => !environment[name])
  return missingNames.length > 0 && missingNames.length < names.length
    ? `${names.join(', ')} belong together: set ${missingNames.join(' and ')} too`
    : undefined
}

/** Finds settings that contradict each other. */
function findContradictions(environment: Environment): string[] {
  const {
    REDIS_URL,
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    SECRETS_KEY,
    STORAGE_URL,
    AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY,
  } = environment
  const storage = STORAGE_URL && URL.canParse(STORAGE_URL) ? new URL(STORAGE_URL) : undefined
  const previousKey = environment.SECRETS_KEY_PREVIOUS
  const keyCount = [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY].filter(Boolean).length
  return [
    REDIS_URL && !DATABASE_URL
      ? 'REDIS_URL is for several servers, which also need a shared database: set DATABASE_URL'
      : undefined,
    REDIS_URL && DATABASE_URL && !SECRETS_KEY
      ? 'REDIS_URL is for several servers, which also need the same key: set SECRETS_KEY'
      : undefined,
    DATABASE_DIRECT_URL && !DATABASE_URL
      ? 'DATABASE_DIRECT_URL is the database behind a pooler: set DATABASE_URL to the pooler'
      : undefined,
    previousKey && !SECRETS_KEY
      ? 'SECRETS_KEY_PREVIOUS is only for rotating the key: set SECRETS_KEY to the new key'
      : undefined,
    previousKey && previousKey.toLowerCase() === SECRETS_KEY?.toLowerCase()
      ? 'SECRETS_KEY_PREVIOUS and SECRETS_KEY are the same: create a new key, `openssl rand -hex 32`'
      : undefined,
    findPlatformProblem(environment, 'TEST'),
    findPlatformProblem(environment, 'LIVE'),
    ...findFilingProblems(environment),
    environment.IMAP_URL && !environment.MAIL_RETURN_TO
      ? 'IMAP_URL is the inbox for bounces: set MAIL_RETURN_TO to its address'
      : undefined,
    ['invited', 'open'].includes(environment.SIGNUP ?? '') && readDeskHost(environment) === undefined
      ? `SIGNUP is ${environment.SIGNUP}, and sites are started at the desk: set DESK_HOST`
      : undefined,
    environment.SIGNUP_DOMAIN && readSignup(environment) === undefined
      ? 'SIGNUP_DOMAIN has no effect on its own: set SIGNUP to invited or open'
      : undefined,
    environment.DNS_SERVERS && readSiteAddresses(environment) === undefined
      ? 'DNS_SERVERS has no effect on its own: set SITE_ADDRESSES or SITE_CNAME'
      : undefined,
    keyCount === 1 ? 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both' : undefined,
    storage?.protocol === 's3:' && keyCount === 0 && !(storage.username && storage.password)
      ? 'STORAGE_URL is a bucket without a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
      : undefined,
  ].filter((line) => line !== undefined)
}

/** Warns about unknown variables similar to ours. Short names are skipped, because they resemble many other names. */
function findMisspellings(environmentInput: Environment): string[] {
  const knownNames = allVariables.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]))
  return Object.keys(environmentInput).flatMap((name) => {
    if (knownNames.includes(name) || name.length < 7) return []
    const suggestion = knownNames.find((knownName) => knownName.length >= 7 && editDistance(name, knownName) <= 2)
    return suggestion ? [`${name} is set but not used. Did you mean ${suggestion}?`] : []
  })
}

/**
 * Returns the data folder, even if the environment is otherwise invalid.
 * @param root the folder of the checkout, or of the bundle
 */
export const dataDirOf = ({ DATA_DIR }: Environment, root: string): string => path.resolve(root, DATA_DIR || '.data')

/**
 * Parses the environment.
 * @param root the folder of the checkout, or of the bundle
 * @throws EnvError naming every invalid variable at once
 */
export function readEnv(environmentInput: Environment, root: string): Env {
  const variableValues = allVariables.map((variable) => ({ row: variable, ...readValue(variable, environmentInput) }))
  const environment: Environment = Object.fromEntries(
    variableValues.map(({ row: variable, value }) => [variable.name, value]),
  )
  const problems = variableValues.flatMap(({ row: { name, problem, secret }, value, problem: readProblem }) => {
    if (readProblem) return [readProblem]
    const valueProblem = value === undefined ? undefined : problem?.(value)
    return valueProblem ? [`${name} ${valueProblem}${secret ? '' : `; it is "${value}"`}`] : []
  })
  problems.push(...findContradictions(environment))
  if (problems.length > 0)
    throw new EnvError(`Minaret cannot start with these settings:\n${problems.map((line) => `  ${line}.`).join('\n')}`)

  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = environment
  return {
    port: Number(environment.PORT ?? 3000),
    host: environment.HOST ?? 'localhost',
    dataDir: dataDirOf(environment, root),
    databaseUrl: environment.DATABASE_URL,
    databaseDirectUrl: environment.DATABASE_DIRECT_URL,
    redisUrl: environment.REDIS_URL,
    storageUrl: environment.STORAGE_URL,
    storageKey: id && secret ? { id, secret } : undefined,
    secretsKey: environment.SECRETS_KEY,
    previousKey: environment.SECRETS_KEY_PREVIOUS,
    demoTenants: hasDemonstration(environment),
    deskHost: readDeskHost(environment),
    signup: readSignup(environment),
    siteAddresses: readSiteAddresses(environment),
    demoEntry: environment.DEMO_ENTRY === 'on',
    installationOwners: readOwners(environment),
    proxies: Number(environment.PROXIES ?? 0),
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    imapUrl: environment.IMAP_URL,
    mailReturnTo: environment.MAIL_RETURN_TO,
    stripeApiBase: environment.STRIPE_API_BASE,
    filing: filingSettings({
      filing: readFilingMode(environment),
      vendorId: environment.HMRC_VENDOR_ID,
      base: environment.HMRC_BASE,
      version: '1.0',
    }),
    platform: { test: readPlatformKeys(environment, 'TEST'), live: readPlatformKeys(environment, 'LIVE') },
    hstsSubdomains: environment.HSTS_SUBDOMAINS === 'on',
    pageCacheBytes: Number(environment.PAGE_CACHE ?? 64) * 1024 * 1024,
    cdn: environment.CDN === 'on',
    credit: { name: environment.CREDIT_NAME, url: environment.CREDIT_URL },
    logLevel: environment.LOG_LEVEL ?? 'warn',
    metricsToken: environment.METRICS_TOKEN,
    stop: { delay: Number(environment.STOP_DELAY ?? 0), timeout: Number(environment.STOP_TIMEOUT ?? 30) },
    buildId: environment.BUILD_ID,
    warnings: findMisspellings(environmentInput),
  }
}
