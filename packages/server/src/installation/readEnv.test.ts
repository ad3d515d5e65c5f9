import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, type Environment, readEnv as readEnvAt } from './readEnv.ts'
import { type Variable, variables } from './variables.ts'

const readEnv = (environment: Environment) => readEnvAt(environment, '/srv/minaret')

test('without settings the server is local, with the demonstration', () => {
  const { dataDir, ...env } = readEnv({})
  expect(env).toEqual({
    port: 3000,
    host: 'localhost',
    demoTenants: true,
    signup: { mode: 'open', domain: 'localhost' },
    deskHost: 'desk.localhost',
    demoEntry: false,
    installationOwners: 'demonstration',
    proxies: 0,
    platform: {},
    hstsSubdomains: false,
    pageCacheBytes: 64 * 1024 * 1024,
    cdn: false,
    credit: {},
    logLevel: 'warn',
    stop: { delay: 0, timeout: 30 },
    warnings: [],
  })
  expect(dataDir).toBe('/srv/minaret/.data')
  expect(readEnv({ DATA_DIR: 'elsewhere' }).dataDir).toBe('/srv/minaret/elsewhere')
  expect(readEnv({ DATA_DIR: '/var/lib/minaret' }).dataDir).toBe('/var/lib/minaret')
})

/** Returns the error message for an unusable environment. */
function readError(environment: Record<string, string>): string {
  try {
    readEnv(environment)
  } catch (error) {
    if (error instanceof EnvError) return error.message
  }
  return ''
}

test('names every invalid variable at once, without repeating secrets', () => {
  const environment = {
    PORT: '99999',
    DATABASE_URL: 'oracle://me:pass-word@x',
    REDIS_URL: 'http://:pass-word@x',
    STORAGE_URL: 's3://id:pass-word@bucket?bucket=twice',
    SECRETS_KEY: 'hunter2',
    SMTP_URL: 'smtp://me:pass-word@mail.example.org/path',
    MAIL_FROM: 'The Mosque <office@example.org>',
    PROXIES: '-1',
    LOG_LEVEL: 'loud',
    CREDIT_URL: 'javascript:alert(1)',
    STRIPE_API_BASE: 'http://x/y',
    DEMO_TENANTS: 'maybe',
    METRICS_TOKEN: 'pass-word',
    STOP_DELAY: '-1',
    STOP_TIMEOUT: 'soon',
    BUILD_ID: 'a b',
  }
  const text = readError(environment)
  for (const name of Object.keys(environment)) expect(text).toContain(`  ${name} `)
  expect(text).not.toMatch(/hunter2|pass-word/)
})

test('treats an empty variable as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test('omits the demonstration with an external database, unless it is enabled', () => {
  const DATABASE_URL = 'postgres://a@b/c'
  expect(readEnv({ DATABASE_URL }).demoTenants).toBe(false)
  expect(readEnv({ DATABASE_URL, DEMO_TENANTS: 'on' }).demoTenants).toBe(true)
})

test('reads a secret from a file, and names one that is missing, empty or set twice', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'minaret-env-'))
  const file = path.join(folder, 'key')
  const key = 'ab'.repeat(32)
  await writeFile(file, `${key}\n`)
  expect(readEnv({ SECRETS_KEY_FILE: file }).secretsKey).toBe(key)
  expect(readError({ SECRETS_KEY: key, SECRETS_KEY_FILE: file })).toContain(
    'SECRETS_KEY and SECRETS_KEY_FILE are both set',
  )
  expect(readError({ SMTP_URL_FILE: `${file}-not-there` })).toMatch(/SMTP_URL_FILE is .*cannot be read \(ENOENT\)/)
  await writeFile(file, 'smtp://me:pass-word@mail.example.org/path')
  const text = readError({ SMTP_URL_FILE: file, PORT: 'x' })
  expect(text).toContain('  SMTP_URL ')
  expect(text).toContain('  PORT ')
  expect(text).not.toContain('pass-word')
  await writeFile(file, ' \n')
  expect(readError({ METRICS_TOKEN_FILE: file })).toContain('which is empty')
  // Only secrets can come from files.
  await writeFile(file, '4000')
  expect(readEnv({ PORT_FILE: file }).port).toBe(3000)
  await rm(folder, { recursive: true })
})

test('names contradictory settings', () => {
  const DATABASE_URL = 'postgres://a@b/c'
  const REDIS_URL = 'redis://localhost'
  expect(readError({ REDIS_URL })).toContain('set DATABASE_URL')
  expect(readError({ REDIS_URL, DATABASE_URL })).toContain('set SECRETS_KEY')
  expect(readError({ REDIS_URL, DATABASE_URL, SECRETS_KEY: 'ab'.repeat(32) })).toBe('')
  expect(readError({ AWS_ACCESS_KEY_ID: 'x' })).toContain('belong together')
  expect(readError({ STORAGE_URL: 's3://bucket?region=eu-west-2' })).toContain(
    'STORAGE_URL is a bucket without a key: set',
  )
  expect(readError({ STORAGE_URL: 's3://id:secret@bucket?region=eu-west-2' })).toBe('')
})

test('requires all three platform keys of a Stripe mode', () => {
  const platformKeys = (mode: string, keyMode = mode.toLowerCase()) => ({
    [`STRIPE_PLATFORM_KEY_${mode}`]: `rk_${keyMode}_x`,
    [`STRIPE_PLATFORM_PUBLISHABLE_${mode}`]: `pk_${keyMode}_x`,
    [`STRIPE_PLATFORM_WEBHOOK_${mode}`]: 'whsec_new,whsec_old',
  })
  expect(readEnv({}).platform).toEqual({})
  expect(readEnv(platformKeys('LIVE')).platform).toEqual({
    live: { secretKey: 'rk_live_x', publishableKey: 'pk_live_x', webhookSecrets: ['whsec_new', 'whsec_old'] },
  })
  expect(readEnv({ ...platformKeys('LIVE'), ...platformKeys('TEST') }).platform.test?.secretKey).toBe('rk_test_x')
  expect(readError({ STRIPE_PLATFORM_KEY_TEST: 'sk_test_x' })).toContain('STRIPE_PLATFORM_PUBLISHABLE_TEST and STRIPE')
  for (const mismatchedKeys of [platformKeys('LIVE', 'test'), platformKeys('TEST', 'live')]) {
    expect(readError(mismatchedKeys)).toMatch(/STRIPE_PLATFORM_KEY_\w+ must begin with sk_/)
    expect(readError(mismatchedKeys)).toMatch(/STRIPE_PLATFORM_PUBLISHABLE_\w+ must begin with pk_/)
    expect(readError(mismatchedKeys)).not.toMatch(/rk_\w+_x/)
  }
  for (const webhook of ['secret', 'whsec_a, whsec_b', 'whsec_a,whsec_b,whsec_c'])
    expect(readError({ ...platformKeys('TEST'), STRIPE_PLATFORM_WEBHOOK_TEST: webhook })).toContain(
      'must begin with whsec_',
    )
})

test('warns about misspelt variables, but not about those of other programs', () => {
  const { warnings } = readEnv({ SMPT_URL: 'x', DATABASE_URI: 'y', SECRETS_KEY_FIEL: 'z', LOGLEVEL: 'info' })
  expect(warnings.map((line) => line.split(' ')[0])).toEqual([
    'SMPT_URL',
    'DATABASE_URI',
    'SECRETS_KEY_FIEL',
    'LOGLEVEL',
  ])
  expect(warnings[0]).toBe('SMPT_URL is set but not used. Did you mean SMTP_URL?')
  const otherPrograms = [
    'HOME',
    'HOSTNAME',
    'PATH',
    'SHELL',
    'HTTP_PROXY',
    'NO_PROXY',
    'AWS_REGION',
    'AWS_SESSION_TOKEN',
    'LOGNAME',
  ]
  expect(readEnv(Object.fromEntries(otherPrograms.map((name) => [name, 'x']))).warnings).toEqual([])
})

test('the operators’ documentation has the same table of variables', async () => {
  const page = await readFile(new URL('../../../../docs/operating-reference.md', import.meta.url), 'utf8')
  const rows: readonly Variable[] = Object.values(variables)
  for (const { name, unset, meaning } of rows) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    const cells = row?.split('|').map((cell) => cell.trim())
    expect(cells?.slice(2, 4), name).toEqual([unset, meaning])
  }
  const secrets = rows.filter(({ secret }) => secret).map(({ name }) => `\`${name}_FILE\``)
  expect(page).toContain(secrets.join(', '))
  const entries = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(entries).toEqual(rows.map(({ name }) => name))
})

test('sign-up is closed by default, and uses the desk’s domain', () => {
  const env = { DATABASE_URL: 'postgres://u@h/d', DESK_HOST: 'desk.example.org' }
  expect(readEnv(env).signup).toBeUndefined()
  expect(readEnv({ ...env, SIGNUP: 'closed' }).signup).toBeUndefined()
  expect(readEnv({ ...env, SIGNUP: 'invited' }).signup).toEqual({ mode: 'invited', domain: 'example.org' })
  const otherDomain = { ...env, SIGNUP: 'open', SIGNUP_DOMAIN: 'mosques.example' }
  expect(readEnv(otherDomain).signup).toEqual({ mode: 'open', domain: 'mosques.example' })
  expect(() => readEnv({ DATABASE_URL: env.DATABASE_URL, SIGNUP: 'open', PROXIES: 'many' })).toThrow(
    /PROXIES must be.*\n.*SIGNUP is open, and sites are started at the desk: set DESK_HOST/,
  )
  expect(() => readEnv({ ...env, SIGNUP: 'yes', SIGNUP_DOMAIN: 'https://x' })).toThrow(
    /SIGNUP must be closed, invited or open.*\n.*SIGNUP_DOMAIN must be a domain/,
  )
})

test('the demonstration’s user owns the installation only if it is local', () => {
  const readOwners = (environment: Environment) => readEnv(environment).installationOwners
  expect(readOwners({ PROXIES: '1' })).toEqual([])
  expect(readOwners({ DESK_HOST: 'desk.example.org' })).toEqual([])
  expect(readOwners({ DEMO_TENANTS: 'off' })).toEqual([])
  expect(readOwners({ INSTALLATION_OWNERS: 'a@example.org, b@example.org' })).toEqual([
    'a@example.org',
    'b@example.org',
  ])
  expect(readError({ INSTALLATION_OWNERS: 'somebody' })).toContain(
    'INSTALLATION_OWNERS must be comma-separated email addresses',
  )
})
