import { describe, expect, test } from 'vitest'
import { baseProblem, filingSettings, pollAddress } from './settings.ts'

const settingsOf = (environment: Partial<Parameters<typeof filingSettings>[0]>) =>
  filingSettings({ filing: 'test', vendorId: '8205', version: '1.0', ...environment })

describe('the filing settings', () => {
  test('filing is off unless it is enabled and has a vendor id', () => {
    expect(settingsOf({ filing: 'off' })).toBeUndefined()
    expect(settingsOf({ vendorId: undefined })).toBeUndefined()
  })

  test('the service determines the address', () => {
    expect(settingsOf({})).toMatchObject({
      service: 'test',
      base: 'https://test-transaction-engine.tax.service.gov.uk',
    })
    expect(settingsOf({ filing: 'live' })).toMatchObject({
      service: 'live',
      base: 'https://transaction-engine.tax.service.gov.uk',
    })
  })

  test.each(['http://127.0.0.1:12112', 'http://localhost:12112', 'http://[::1]:1'])(
    'accepts a test server at %s, but not for live claims',
    (base) => {
      expect(settingsOf({ base })?.base).toBe(base)
      expect(() => settingsOf({ base, filing: 'live' })).toThrow(/never sent/)
    },
  )

  test.each([
    'https://transaction-engine.tax.service.gov.uk',
    'http://10.0.0.1',
    'http://localhost.example.org',
    'http://127.0.0.1/x',
    'x',
    'ftp://localhost',
  ])('rejects %s as a test server', (base) => {
    expect(baseProblem(base, 'test')).toBeDefined()
  })
})

describe('the poll address', () => {
  const live = {
    service: 'live',
    vendorId: '1',
    version: '1',
    base: 'https://transaction-engine.tax.service.gov.uk',
  } as const
  const local = { ...live, service: 'test', base: 'http://127.0.0.1:1' } as const

  test.each([
    [
      live,
      'https://secure.transaction-engine.tax.service.gov.uk/poll',
      'https://secure.transaction-engine.tax.service.gov.uk/poll',
    ],
    [live, 'https://evil.example.org/poll', `${live.base}/poll`],
    [live, 'https://x@y.tax.service.gov.uk/poll', `${live.base}/poll`],
    [live, 'http://transaction-engine.tax.service.gov.uk/poll', `${live.base}/poll`],
    [live, null, `${live.base}/poll`],
    [local, 'http://127.0.0.1:1/poll/2', 'http://127.0.0.1:1/poll/2'],
    [local, 'https://transaction-engine.tax.service.gov.uk/poll', 'http://127.0.0.1:1/poll'],
  ])('%# is HMRC’s own or the default', (settings, endpoint, address) => {
    expect(pollAddress(settings, endpoint)).toBe(address)
  })
})
