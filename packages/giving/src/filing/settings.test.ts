import { describe, expect, test } from 'vitest'
import { baseProblem, filingSettings, pollAddress } from './settings.ts'

const of = (environment: Partial<Parameters<typeof filingSettings>[0]>) =>
  filingSettings({ filing: 'test', vendorId: '8205', version: '1.0', ...environment })

describe('how claims are filed', () => {
  test('nothing is filed unless it is switched on, with HMRC’s number', () => {
    expect(of({ filing: 'off' })).toBeUndefined()
    expect(of({ vendorId: undefined })).toBeUndefined()
  })

  test('service and address are one setting', () => {
    expect(of({})).toMatchObject({ service: 'test', base: 'https://test-transaction-engine.tax.service.gov.uk' })
    expect(of({ filing: 'live' })).toMatchObject({
      service: 'live',
      base: 'https://transaction-engine.tax.service.gov.uk',
    })
  })

  test.each(['http://127.0.0.1:12112', 'http://localhost:12112', 'http://[::1]:1'])(
    'a test server may stand at %s, and never beside live claims',
    (base) => {
      expect(of({ base })?.base).toBe(base)
      expect(() => of({ base, filing: 'live' })).toThrow(/never sent/)
    },
  )

  test.each([
    'https://transaction-engine.tax.service.gov.uk',
    'http://10.0.0.1',
    'http://localhost.example.org',
    'http://127.0.0.1/x',
    'x',
    'ftp://localhost',
  ])('%s is no test server', (base) => {
    expect(baseProblem(base, 'test')).toBeDefined()
  })
})

describe('where a verdict is asked for', () => {
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
  ])('%# is HMRC’s own or the usual one', (settings, endpoint, address) => {
    expect(pollAddress(settings, endpoint)).toBe(address)
  })
})
