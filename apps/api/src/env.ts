import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorError, type Platform, slips } from '@minaret/server/operator'
import { type Variable, variables } from './variables.ts'

type Environment = Record<string, string | undefined>

/** The environment, read. */
export type Env = {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** `redis://` or `rediss://`; may hold a password. */
  redisUrl?: string
  /** `file:///` or `s3://`; may hold a secret. */
  storageUrl?: string
  /** Opens the bucket, where `storageUrl` does not say. */
  storageKey?: { id: string; secret: string }
  secretsKey?: string
  /** The key before it, while keys are turned over. */
  previousKey?: string
  demoTenants: boolean
  /** The host name of the desk; without one there is none. */
  deskHost?: string
  /** Whether the demonstration's desk is entered from elsewhere than this machine. */
  demoEntry: boolean
  proxies: number
  /** `smtp://` or `smtps://`; holds a password. */
  smtpUrl?: string
  mailFrom?: string
  stripeApiBase?: string
  /** The platform's own keys at Stripe, of the modes it has any for. */
  platform: Platform
  hstsSubdomains: boolean
  credit: { name?: string; url?: string }
  logLevel: string
  /** Opens the figures from elsewhere. */
  metricsToken?: string
  /** Seconds; see `STOP_DELAY` and `STOP_TIMEOUT`. */
  stop: { delay: number; timeout: number }
  buildId?: string
  /** What can be a slip, in sentences. */
  warnings: readonly string[]
}

/** The environment cannot be used; the message names every variable that is wrong. */
export class EnvError extends Error {}

/** The folder of the checkout, or of the bundle. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

const rows: readonly Variable[] = Object.values(variables)

/** The value of a variable, a secret's also from the file its `NAME_FILE` names; or why there is none. */
function valueOf({ name, secret }: Variable, from: Environment): { value?: string; problem?: string } {
  const file = secret && from[`${name}_FILE`]
  if (!file) return { value: from[name] || undefined }
  if (from[name]) return { problem: `${name} and ${name}_FILE are both set: keep one` }
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

function platformKeys(given: Environment, mode: 'TEST' | 'LIVE'): Platform['test'] {
  const [secretKey, publishableKey, webhook] = platformNames(mode).map((name) => given[name])
  return secretKey && publishableKey && webhook
    ? { secretKey, publishableKey, webhookSecrets: webhook.split(',') }
    : undefined
}

/** One or two of three would take a gift and never hear of it, or show a form that cannot pay. */
function halfPlatform(given: Environment, mode: 'TEST' | 'LIVE'): string | undefined {
  const names = platformNames(mode)
  const missing = names.filter((name) => !given[name])
  return missing.length > 0 && missing.length < names.length
    ? `${names.join(', ')} belong together: set ${missing.join(' and ')} too`
    : undefined
}

/** Settings that are right each by itself, and not together. */
function contradictions(given: Environment): string[] {
  const { REDIS_URL, DATABASE_URL, SECRETS_KEY, STORAGE_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = given
  const inUrl = STORAGE_URL && URL.canParse(STORAGE_URL) ? new URL(STORAGE_URL) : undefined
  const previous = given.SECRETS_KEY_PREVIOUS
  const keys = [AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY].filter(Boolean).length
  return [
    REDIS_URL && !DATABASE_URL
      ? 'REDIS_URL is for several servers, which also need a shared database: set DATABASE_URL'
      : undefined,
    REDIS_URL && DATABASE_URL && !SECRETS_KEY
      ? 'REDIS_URL is for several servers, which also need the same key: set SECRETS_KEY'
      : undefined,
    previous && !SECRETS_KEY
      ? 'SECRETS_KEY_PREVIOUS is only for rotating the key: set SECRETS_KEY to the new key'
      : undefined,
    previous && previous.toLowerCase() === SECRETS_KEY?.toLowerCase()
      ? 'SECRETS_KEY_PREVIOUS and SECRETS_KEY are the same: create a new key, `openssl rand -hex 32`'
      : undefined,
    halfPlatform(given, 'TEST'),
    halfPlatform(given, 'LIVE'),
    keys === 1 ? 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both' : undefined,
    inUrl?.protocol === 's3:' && keys === 0 && !(inUrl.username && inUrl.password)
      ? 'STORAGE_URL is a bucket without a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
      : undefined,
  ].filter((line) => line !== undefined)
}

/** Names that are none of ours and nearly so. Short ones are near to everybody's. */
function likelySlips(from: Environment): string[] {
  const ours = rows.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name]))
  return Object.keys(from).flatMap((name) => {
    if (ours.includes(name) || name.length < 7) return []
    const meant = ours.find((our) => our.length >= 7 && slips(name, our) <= 2)
    return meant ? [`${name} is set but not used. Did you mean ${meant}?`] : []
  })
}

/**
 * Reads the environment once.
 * @throws EnvError naming every wrong variable at once
 */
export function readEnv(from: Environment = process.env): Env {
  const read = rows.map((row) => ({ row, ...valueOf(row, from) }))
  const given: Environment = Object.fromEntries(read.map(({ row, value }) => [row.name, value]))
  const problems = read.flatMap(({ row: { name, problem, secret }, value, problem: unread }) => {
    if (unread) return [unread]
    const why = value === undefined ? undefined : problem?.(value)
    return why ? [`${name} ${why}${secret ? '' : `; it is "${value}"`}`] : []
  })
  problems.push(...contradictions(given))
  if (problems.length > 0)
    throw new EnvError(`Minaret cannot start with these settings:\n${problems.map((one) => `  ${one}.`).join('\n')}`)

  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = given
  return {
    port: Number(given.PORT ?? 3000),
    host: given.HOST ?? 'localhost',
    dataDir: path.resolve(projectRoot, given.DATA_DIR ?? '.data'),
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    storageUrl: given.STORAGE_URL,
    storageKey: id && secret ? { id, secret } : undefined,
    secretsKey: given.SECRETS_KEY,
    previousKey: given.SECRETS_KEY_PREVIOUS,
    demoTenants: given.DEMO_TENANTS ? given.DEMO_TENANTS === 'on' : !given.DATABASE_URL,
    deskHost: given.DESK_HOST ?? (given.DATABASE_URL ? undefined : 'desk.localhost'),
    demoEntry: given.DEMO_ENTRY === 'on',
    proxies: Number(given.PROXIES ?? 0),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    stripeApiBase: given.STRIPE_API_BASE,
    platform: { test: platformKeys(given, 'TEST'), live: platformKeys(given, 'LIVE') },
    hstsSubdomains: given.HSTS_SUBDOMAINS === 'on',
    credit: { name: given.CREDIT_NAME, url: given.CREDIT_URL },
    logLevel: given.LOG_LEVEL ?? 'warn',
    metricsToken: given.METRICS_TOKEN,
    stop: { delay: Number(given.STOP_DELAY ?? 0), timeout: Number(given.STOP_TIMEOUT ?? 30) },
    buildId: given.BUILD_ID,
    warnings: likelySlips(from),
  }
}

/** The environment of a development server: its data is apart from what `npm start` has, and React reports mistakes. */
export const developmentEnvironment = (from: Environment = process.env): Environment => ({
  DATA_DIR: '.data/dev',
  STOP_TIMEOUT: '1',
  ...from,
  NODE_ENV: 'development',
})

/** The folders in which the shell looks for programs. */
export const readPath = (from: Environment = process.env): string[] => (from.PATH ?? '').split(path.delimiter)

/** What the operator calls this build, for a command that needs nothing else of the environment. */
export const readBuildId = (from: Environment = process.env): string | undefined => from.BUILD_ID || undefined

/** The mosque that commands are for when none is named: what `--tenant` says wins. */
export const readTenantName = (from: Environment = process.env): string | undefined => from.MINARET_TENANT || undefined

/** Names the keys are read under: an argument would stand in the list of processes and the shell's history. */
export const stripeKeyNames = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * A tenant's Stripe keys, for the one command that stores them.
 * @throws EnvError naming every one that is missing
 */
export function readStripeKeys(from: Environment = process.env) {
  const missing = stripeKeyNames.filter((name) => !from[name])
  if (missing.length > 0)
    throw new EnvError(
      `Set the keys in the environment, so that they do not appear in the command history. Missing: ${missing.join(', ')}.`,
    )
  const [publishableKey = '', secretKey = '', webhookSecret = ''] = stripeKeyNames.map((name) => from[name])
  return { publishableKey, secretKey, webhookSecret }
}

/**
 * A file as the person named it: npm runs scripts in the project's folder, wherever the person stood.
 * @throws OperatorError when it is a web address
 */
export function fromHere(file: string): string {
  if (/^(?:https?|ftp|s3|file):\/\//i.test(file))
    throw new OperatorError(
      `${file} is a web address, and only files on this machine can be read. Download it first, then use the file here.`,
    )
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
