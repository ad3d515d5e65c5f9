import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAddress, smtpUrlProblem } from '@minaret/server/operator'

/** One environment variable: what the README's table and the parser both read. */
export type Variable = {
  name: string
  /** What happens when it is not set, in words. */
  unset: string
  meaning: string
  /** Why a value cannot be used, or nothing. */
  problem?: (value: string) => string | undefined
}

const whole = (low: number, high: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high
    ? undefined
    : `must be a whole number from ${low} to ${high}`

const redisUrlProblem = (value: string) => {
  const url = URL.parse(value)
  return url && /^rediss?:$/.test(url.protocol) && url.hostname && /^(\/\d*)?$/.test(url.pathname)
    ? undefined
    : 'must be like redis://user:password@host:6379, or rediss:// for TLS'
}

const storageUrlProblem = (value: string) => {
  const url = URL.parse(value)
  if (url?.protocol === 'file:')
    return url.hostname || url.pathname === '/' ? 'must be like file:///var/lib/files, with three strokes' : undefined
  const endpoint = url?.searchParams.get('endpoint')
  if (url?.protocol !== 's3:' || !url.hostname)
    return 'must start with file:/// or be like s3://bucket?region=eu-west-2'
  if (endpoint && web(endpoint)) return 'has an endpoint that must be like https://storage.example.org, without a path'
  const unknown = [...url.searchParams.keys()].find((name) => !['endpoint', 'region'].includes(name))
  return unknown ? `knows no option ${unknown}; there are endpoint and region` : undefined
}

const web = (value: string) =>
  /^https?:\/\/[^/]+$/.test(value) ? undefined : 'must be like http://127.0.0.1:12111, without a path'

/** Whether a text has the form of `SECRETS_KEY`. */
export const isSecretsKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text)

/** Every variable the host reads. */
export const variables = {
  PORT: { name: 'PORT', unset: '3000', meaning: 'The port the host answers on.', problem: whole(0, 65_535) },
  HOST: {
    name: 'HOST',
    unset: '`localhost`: this machine only',
    meaning: 'The address the host listens on; `0.0.0.0` for every network.',
  },
  DATA_DIR: {
    name: 'DATA_DIR',
    unset: '`.data` in the project',
    meaning: 'Where the database, the generated key and unsent letters are kept. Back it up.',
  },
  DATABASE_URL: {
    name: 'DATABASE_URL',
    unset: 'the PostgreSQL that comes with the project',
    meaning:
      'Another PostgreSQL, 15 or later: `postgres://user:password@host/database`. The user may create roles and schemas.',
    problem: (value: string) => (/^postgres(ql)?:\/\//.test(value) ? undefined : 'must start with postgres://'),
  },
  REDIS_URL: {
    name: 'REDIS_URL',
    unset: 'every host counts and keeps for itself',
    meaning:
      'What several hosts share, Redis or Valkey: `redis://user:password@host:6379`, or `rediss://` for TLS. One host needs none.',
    problem: redisUrlProblem,
  },
  STORAGE_URL: {
    name: 'STORAGE_URL',
    unset: '`DATA_DIR/files`',
    meaning:
      'Where pictures and files are kept: `file:///a/folder`, or `s3://bucket?endpoint=https://storage.example.org&region=eu-west-2`. Several hosts share one.',
    problem: storageUrlProblem,
  },
  AWS_ACCESS_KEY_ID: {
    name: 'AWS_ACCESS_KEY_ID',
    unset: 'the one in `STORAGE_URL` (`s3://id:secret@bucket`)',
    meaning: 'Who opens the bucket in `STORAGE_URL`.',
  },
  AWS_SECRET_ACCESS_KEY: {
    name: 'AWS_SECRET_ACCESS_KEY',
    unset: 'the one in `STORAGE_URL`',
    meaning: 'The secret that belongs to `AWS_ACCESS_KEY_ID`.',
  },
  SECRETS_KEY: {
    name: 'SECRETS_KEY',
    unset: 'made once, in `DATA_DIR/secrets.key`',
    meaning:
      'Seals payment keys at rest and signs page tokens: 64 hexadecimal digits. Hosts on one database share one.',
    problem: (value: string) =>
      isSecretsKey(value) ? undefined : 'must be 64 hexadecimal digits; `openssl rand -hex 32` makes one',
  },
  DEMO_TENANTS: {
    name: 'DEMO_TENANTS',
    unset: '`on`, and `off` with a `DATABASE_URL`',
    meaning: 'Whether the demonstration mosques are loaded at start: `on` or `off`.',
    problem: (value: string) => (['on', 'off'].includes(value) ? undefined : 'must be on or off'),
  },
  PROXIES: {
    name: 'PROXIES',
    unset: '0',
    meaning: 'How many proxies stand before the host; so many addresses of `X-Forwarded-For` are believed.',
    problem: whole(0, 10),
  },
  SMTP_URL: {
    name: 'SMTP_URL',
    unset: 'letters become files in `DATA_DIR/mail`, and their links are printed',
    meaning:
      'The mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. Options: `?requireTLS=true`, `ignoreTLS`, `name`.',
    problem: smtpUrlProblem,
  },
  MAIL_FROM: {
    name: 'MAIL_FROM',
    unset: "`no-reply@` the mosque's first host name",
    meaning:
      "The address letters come from; the mosque's name stands before it, and answers go to the mosque's own mailbox.",
    problem: (value: string) => (isAddress(value) ? undefined : 'must be one e-mail address, without a name'),
  },
  STRIPE_API_BASE: {
    name: 'STRIPE_API_BASE',
    unset: "Stripe's own",
    meaning: 'A local test host in place of Stripe, for tests. Only test keys are ever sent to it.',
    problem: web,
  },
  CREDIT_NAME: {
    name: 'CREDIT_NAME',
    unset: 'Minaret',
    meaning: 'Who made the site: the line under standalone campaigns names them.',
  },
  CREDIT_URL: {
    name: 'CREDIT_URL',
    unset: 'the line leads nowhere',
    meaning: 'Where that line leads.',
    problem: (value: string) =>
      /^https:\/\/[^\s/]+(\/\S*)?$/.test(value) ? undefined : 'must be an address that starts with https://',
  },
  LOG_LEVEL: {
    name: 'LOG_LEVEL',
    unset: '`warn`',
    meaning: 'What is written to standard output, as JSON lines: `debug`, `info`, `warn`, `error` or `silent`.',
    problem: (value: string) =>
      ['debug', 'info', 'warn', 'error', 'silent'].includes(value)
        ? undefined
        : 'must be debug, info, warn, error or silent',
  },
} as const satisfies Record<string, Variable>

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
  demoTenants: boolean
  proxies: number
  /** `smtp://` or `smtps://`; holds a password. */
  smtpUrl?: string
  mailFrom?: string
  stripeApiBase?: string
  credit: { name?: string; url?: string }
  logLevel: string
}

/** Values that hold a password or a key, and are not repeated. */
const secret = ['SECRETS_KEY', 'DATABASE_URL', 'SMTP_URL', 'REDIS_URL', 'STORAGE_URL', 'AWS_SECRET_ACCESS_KEY']

/** The environment cannot be used; the message names every variable that is wrong. */
export class EnvError extends Error {}

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Reads the environment once.
 * @throws EnvError naming every wrong variable at once
 */
export function readEnv(from: Environment = process.env): Env {
  const rows: Variable[] = Object.values(variables)
  const problems = rows.flatMap(({ name, problem }) => {
    const why = from[name] ? problem?.(from[name]) : undefined
    return why ? [`  ${name} ${why}${secret.includes(name) ? '' : `; it is "${from[name]}"`}.`] : []
  })
  if (problems.length > 0) throw new EnvError(`Minaret cannot start with these settings:\n${problems.join('\n')}`)
  const databaseUrl = from.DATABASE_URL || undefined
  return {
    port: Number(from.PORT || 3000),
    host: from.HOST || 'localhost',
    dataDir: path.resolve(projectRoot, from.DATA_DIR || '.data'),
    databaseUrl,
    redisUrl: from.REDIS_URL || undefined,
    storageUrl: from.STORAGE_URL || undefined,
    storageKey:
      from.AWS_ACCESS_KEY_ID && from.AWS_SECRET_ACCESS_KEY
        ? { id: from.AWS_ACCESS_KEY_ID, secret: from.AWS_SECRET_ACCESS_KEY }
        : undefined,
    secretsKey: from.SECRETS_KEY || undefined,
    demoTenants: from.DEMO_TENANTS ? from.DEMO_TENANTS === 'on' : !databaseUrl,
    proxies: Number(from.PROXIES || 0),
    smtpUrl: from.SMTP_URL || undefined,
    mailFrom: from.MAIL_FROM || undefined,
    stripeApiBase: from.STRIPE_API_BASE || undefined,
    credit: { name: from.CREDIT_NAME || undefined, url: from.CREDIT_URL || undefined },
    logLevel: from.LOG_LEVEL || 'warn',
  }
}

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
      `Give the keys in the environment, so that they stand in no list of commands. Missing: ${missing.join(', ')}.`,
    )
  const [publishableKey = '', secretKey = '', webhookSecret = ''] = stripeKeyNames.map((name) => from[name])
  return { publishableKey, secretKey, webhookSecret }
}

/** A file as the person named it: npm runs scripts in the project's folder, wherever the person stood. */
export const fromHere = (file: string): string => path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
