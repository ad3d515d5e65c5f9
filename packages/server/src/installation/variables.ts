import { emailVariables } from './emailVariables.ts'
import { filingVariables } from './filingVariables.ts'
import { ownerVariables } from './ownerVariables.ts'
import { signupVariables } from './signupVariables.ts'
import { siteAddressVariables } from './siteAddressVariables.ts'

/** An environment variable, used by the parser and the table in `docs/operating-reference.md`. */
export type Variable = {
  name: string
  /** A description of the default. */
  unset: string
  meaning: string
  /** Returns why a value is invalid, or undefined. */
  problem?: (value: string) => string | undefined
  /** Whether it contains a password or key, which is never printed and may come from the file in `NAME_FILE`. */
  secret?: true
}

const checkWholeNumber = (min: number, max: number) => (value: string) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    ? undefined
    : `must be a whole number from ${min} to ${max}`

const redisUrlProblem = (value: string) => {
  const url = URL.parse(value)
  return url && /^rediss?:$/.test(url.protocol) && url.hostname && /^(\/\d*)?$/.test(url.pathname)
    ? undefined
    : 'must look like redis://user:password@host:6379, or rediss:// for TLS'
}

const storageUrlProblem = (value: string) => {
  const url = URL.parse(value)
  if (url?.protocol === 'file:')
    return url.hostname || url.pathname === '/' ? 'must look like file:///var/lib/files, with three slashes' : undefined
  const endpoint = url?.searchParams.get('endpoint')
  if (url?.protocol !== 's3:' || !url.hostname)
    return 'must start with file:/// or look like s3://bucket?region=eu-west-2'
  if (endpoint && webAddressProblem(endpoint))
    return 'has an endpoint that must look like https://storage.example.org, without a path'
  const unknownOption = [...url.searchParams.keys()].find((name) => !['endpoint', 'region'].includes(name))
  return unknownOption ? `has an unknown option ${unknownOption}; the options are endpoint and region` : undefined
}

const webAddressProblem = (value: string) =>
  /^https?:\/\/[^/]+$/.test(value) ? undefined : 'must look like http://127.0.0.1:12111, without a path'

const checkStripeKey = (mode: 'test' | 'live', kinds: readonly string[]) => (value: string) =>
  kinds.some((kind) => value.startsWith(`${kind}_${mode}_`)) && /^\w+$/.test(value)
    ? undefined
    : `must begin with ${kinds.map((kind) => `${kind}_${mode}_`).join(' or ')} and have no spaces`

const webhookSecretsProblem = (value: string) =>
  /^whsec_[\w+/=]+(,whsec_[\w+/=]+)?$/.test(value)
    ? undefined
    : 'must begin with whsec_ and have no spaces; separate two with a comma'

/** Whether text has the form of `SECRETS_KEY`. */
export const isSecretsKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text)

/** All variables the server reads. */
export const variables = {
  PORT: {
    name: 'PORT',
    unset: '3000',
    meaning: 'The port the server listens on.',
    problem: checkWholeNumber(0, 65_535),
  },
  HOST: {
    name: 'HOST',
    unset: '`localhost`: this machine only',
    meaning: 'The address the server listens on; `0.0.0.0` for every network.',
  },
  DATA_DIR: {
    name: 'DATA_DIR',
    unset: '`.data` in the project',
    meaning: 'The folder of the database, files, generated key and unsent emails. Back it up.',
  },
  DATABASE_URL: {
    name: 'DATABASE_URL',
    secret: true,
    unset: 'the PostgreSQL that comes with the project',
    meaning:
      'Another PostgreSQL, 15 or later: `postgres://user:password@host/database`. The user must own the database and be able to create roles, but need not be a superuser.',
    problem: (value: string) => (/^postgres(ql)?:\/\//.test(value) ? undefined : 'must start with postgres://'),
  },
  DATABASE_DIRECT_URL: {
    name: 'DATABASE_DIRECT_URL',
    secret: true,
    unset: '`DATABASE_URL` points directly to PostgreSQL',
    meaning:
      'If `DATABASE_URL` points to a pooler in transaction mode (PgBouncer): the direct URL of the same database, for jobs, locks and migrations. Statements are then not prepared.',
    problem: (value: string) => (/^postgres(ql)?:\/\//.test(value) ? undefined : 'must start with postgres://'),
  },
  REDIS_URL: {
    name: 'REDIS_URL',
    secret: true,
    unset: 'each server counts and caches on its own',
    meaning:
      'Redis or Valkey, shared by several servers: `redis://user:password@host:6379`, or `rediss://` for TLS. A single server needs none.',
    problem: redisUrlProblem,
  },
  STORAGE_URL: {
    name: 'STORAGE_URL',
    secret: true,
    unset: '`DATA_DIR/files`',
    meaning:
      'Where pictures and files are stored: `file:///a/folder`, or `s3://bucket?endpoint=https://storage.example.org&region=eu-west-2`. Several servers share one; a server with different files from the others reports it at start.',
    problem: storageUrlProblem,
  },
  AWS_ACCESS_KEY_ID: {
    name: 'AWS_ACCESS_KEY_ID',
    unset: 'the one in `STORAGE_URL` (`s3://id:secret@bucket`)',
    meaning: 'The access key of the bucket in `STORAGE_URL`.',
  },
  AWS_SECRET_ACCESS_KEY: {
    name: 'AWS_SECRET_ACCESS_KEY',
    secret: true,
    unset: 'the one in `STORAGE_URL`',
    meaning: 'The secret of `AWS_ACCESS_KEY_ID`.',
  },
  SECRETS_KEY: {
    name: 'SECRETS_KEY',
    secret: true,
    unset: 'generated once in `DATA_DIR/secrets.key`',
    meaning:
      'Encrypts payment keys at rest and signs page tokens: 64 hexadecimal digits. Servers on one database share one.',
    problem: (value: string) =>
      isSecretsKey(value) ? undefined : 'must be 64 hexadecimal digits; create one with `openssl rand -hex 32`',
  },
  SECRETS_KEY_PREVIOUS: {
    name: 'SECRETS_KEY_PREVIOUS',
    secret: true,
    unset: 'there is one key',
    meaning:
      'The previous key during a key rotation: data encrypted or signed with it remains valid. No longer needed after `secrets rotate`.',
    problem: (value: string) => (isSecretsKey(value) ? undefined : 'must be 64 hexadecimal digits'),
  },
  DEMO_TENANTS: {
    name: 'DEMO_TENANTS',
    unset: '`on`, and `off` with a `DATABASE_URL`',
    meaning: 'Whether the demonstration mosques are loaded at start: `on` or `off`.',
    problem: (value: string) => (['on', 'off'].includes(value) ? undefined : 'must be on or off'),
  },
  DESK_HOST: {
    name: 'DESK_HOST',
    unset: '`desk.localhost`, and none with a `DATABASE_URL`',
    meaning:
      'The host name of the desk, where staff of all mosques log in, such as `desk.example.org`. Passkeys are tied to it: if it changes, they have to be set up again.',
    problem: (value: string) =>
      /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(value)
        ? undefined
        : 'must be a host name in lower case, without https:// and without a port',
  },
  DEMO_ENTRY: {
    name: 'DEMO_ENTRY',
    unset: '`off`: from this machine only',
    meaning: 'Whether anyone can log in to the desk of the demonstration mosques with one tap: `on` or `off`.',
    problem: (value: string) => (['on', 'off'].includes(value) ? undefined : 'must be on or off'),
  },
  ...signupVariables,
  ...ownerVariables,
  ...siteAddressVariables,
  PROXIES: {
    name: 'PROXIES',
    unset: '0',
    meaning: 'How many proxies are in front of the server: that many addresses of `X-Forwarded-For` are trusted.',
    problem: checkWholeNumber(0, 10),
  },
  ...emailVariables,
  STRIPE_API_BASE: {
    name: 'STRIPE_API_BASE',
    unset: "Stripe's own",
    meaning: 'A local test server in place of Stripe, for tests. Only test keys are ever sent to it.',
    problem: webAddressProblem,
  },
  ...filingVariables,
  STRIPE_PLATFORM_KEY_TEST: {
    name: 'STRIPE_PLATFORM_KEY_TEST',
    secret: true,
    unset: 'no mosque can connect its account (test)',
    meaning: "The platform's secret or restricted Stripe key (test), for connected accounts.",
    problem: checkStripeKey('test', ['sk', 'rk']),
  },
  STRIPE_PLATFORM_PUBLISHABLE_TEST: {
    name: 'STRIPE_PLATFORM_PUBLISHABLE_TEST',
    unset: 'as above',
    meaning: "The platform's publishable key (test).",
    problem: checkStripeKey('test', ['pk']),
  },
  STRIPE_PLATFORM_WEBHOOK_TEST: {
    name: 'STRIPE_PLATFORM_WEBHOOK_TEST',
    secret: true,
    unset: 'as above',
    meaning:
      'The secret of the webhook for connected accounts (test); while it is rotated, the new and the old one separated by a comma.',
    problem: webhookSecretsProblem,
  },
  STRIPE_PLATFORM_KEY_LIVE: {
    name: 'STRIPE_PLATFORM_KEY_LIVE',
    secret: true,
    unset: 'no mosque can connect its account (live)',
    meaning: "The platform's secret or restricted Stripe key (live), for connected accounts.",
    problem: checkStripeKey('live', ['sk', 'rk']),
  },
  STRIPE_PLATFORM_PUBLISHABLE_LIVE: {
    name: 'STRIPE_PLATFORM_PUBLISHABLE_LIVE',
    unset: 'as above',
    meaning: "The platform's publishable key (live).",
    problem: checkStripeKey('live', ['pk']),
  },
  STRIPE_PLATFORM_WEBHOOK_LIVE: {
    name: 'STRIPE_PLATFORM_WEBHOOK_LIVE',
    secret: true,
    unset: 'as above',
    meaning:
      'The secret of the webhook for connected accounts (live); while it is rotated, the new and the old one separated by a comma.',
    problem: webhookSecretsProblem,
  },
  CREDIT_NAME: {
    name: 'CREDIT_NAME',
    unset: 'Minaret',
    meaning: 'The name in the credit line below standalone campaigns.',
  },
  CREDIT_URL: {
    name: 'CREDIT_URL',
    unset: 'the page about Minaret on every server, `/api/reference`',
    meaning: 'The link of that line.',
    problem: (value: string) =>
      /^https:\/\/[^\s/]+(\/\S*)?$/.test(value) ? undefined : 'must be an address that starts with https://',
  },
  PAGE_CACHE: {
    name: 'PAGE_CACHE',
    unset: '64',
    meaning:
      'How many megabytes of rendered pages a server caches, about 6 to 20 kB each; the least recently used are removed first. 0 disables the cache.',
    problem: checkWholeNumber(0, 16_384),
  },
  CDN: {
    name: 'CDN',
    unset: '`off`: every request reaches the server',
    meaning:
      'Whether a CDN in front of the server may cache pages for half a minute: `on` or `off`. It must vary by the `language` cookie; see [Caches in front of the server](#caches-in-front-of-the-server).',
    problem: (value: string) => (['on', 'off'].includes(value) ? undefined : 'must be on or off'),
  },
  HSTS_SUBDOMAINS: {
    name: 'HSTS_SUBDOMAINS',
    unset: '`off`',
    meaning:
      "Whether browsers that used https must also use it for all subdomains of a mosque's host name, for a year (HSTS): `on` or `off`. Leave it off while any of them is served without https.",
    problem: (value: string) => (['on', 'off'].includes(value) ? undefined : 'must be on or off'),
  },
  METRICS_TOKEN: {
    name: 'METRICS_TOKEN',
    secret: true,
    unset: 'only this machine can read them',
    meaning:
      'Gives access to `/metrics` and the details of `/readyz` (`Authorization: Bearer …`): 16 characters or more, without spaces.',
    problem: (value: string) =>
      /^[!-~]{16,}$/.test(value) ? undefined : 'must be 16 characters or more, without spaces',
  },
  STOP_DELAY: {
    name: 'STOP_DELAY',
    unset: '0',
    meaning:
      'Seconds from the start of a shutdown (`/readyz` returns 503) until new requests are refused: as long as a load balancer needs to notice.',
    problem: checkWholeNumber(0, 300),
  },
  STOP_TIMEOUT: {
    name: 'STOP_TIMEOUT',
    unset: '30',
    meaning: 'Seconds that requests, and then jobs, have to finish before they are cut off.',
    problem: checkWholeNumber(1, 600),
  },
  BUILD_ID: {
    name: 'BUILD_ID',
    unset: 'the commit of the checkout, or the one from which the bundle or image was built',
    meaning: 'The build, as shown at start, by `/readyz`, the log and `minaret --version`.',
    problem: (value: string) => (/^[\w.+-]{1,64}$/.test(value) ? undefined : 'must be letters, digits, ., +, - or _'),
  },
  LOG_LEVEL: {
    name: 'LOG_LEVEL',
    unset: '`warn`',
    meaning:
      'What is logged to standard output, as JSON lines: `debug`, `info` (a line for each request), `warn`, `error` or `silent`.',
    problem: (value: string) =>
      ['debug', 'info', 'warn', 'error', 'silent'].includes(value)
        ? undefined
        : 'must be debug, info, warn, error or silent',
  },
} as const satisfies Record<string, Variable>
