import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EnvError, readEnv, variables } from './env.ts'

test('with nothing set the host starts on this machine, with the demonstration', () => {
  const { dataDir, ...env } = readEnv({})
  expect(env).toEqual({ port: 3000, host: 'localhost', demoTenants: true, proxies: 0, credit: {}, logLevel: 'warn' })
  expect(dataDir).toMatch(/\/\.data$/)
})

test('every wrong variable is named at once, and a secret is not repeated', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://me:pass-word@x',
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
  }
  expect(() => readEnv(wrong)).toThrow(EnvError)
  const said = (() => {
    try {
      readEnv(wrong)
      return ''
    } catch (error) {
      return String(error)
    }
  })()
  for (const name of Object.keys(wrong)) expect(said).toContain(`  ${name} `)
  expect(said).not.toMatch(/hunter2|pass-word/)
})

test('an empty variable counts as one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test('on a database of its own the demonstration is left out, unless it is asked for', () => {
  const DATABASE_URL = 'postgres://a@b/c'
  expect(readEnv({ DATABASE_URL }).demoTenants).toBe(false)
  expect(readEnv({ DATABASE_URL, DEMO_TENANTS: 'on' }).demoTenants).toBe(true)
})

test("the README's table of variables is this table", async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  for (const { name, unset, meaning } of Object.values(variables)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\``))
    const cells = row?.split('|').map((cell) => cell.trim())
    expect(cells?.slice(2, 4), name).toEqual([unset, meaning])
  }
})
