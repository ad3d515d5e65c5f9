/** How this installation files claims; without it there are schedules only. */
export type FilingSettings = {
  service: 'test' | 'live'
  /** The number HMRC gave this installation's maker of software. */
  vendorId: string
  /** Where the service is, without a path. */
  base: string
  version: string
}

/** HMRC's own services. */
const bases = {
  test: 'https://test-transaction-engine.tax.service.gov.uk',
  live: 'https://transaction-engine.tax.service.gov.uk',
} as const

/** What an installation's environment says of filing. */
export type FilingEnvironment = {
  /** `HMRC_FILING` */
  filing: 'off' | 'test' | 'live'
  /** `HMRC_VENDOR_ID` */
  vendorId?: string
  /** `HMRC_BASE`: a test server on this machine. */
  base?: string
  version: string
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What is wrong with a custom base; nothing when it may be used. */
export function baseProblem(base: string, filing: FilingEnvironment['filing']): string | undefined {
  const url = URL.parse(base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    return 'must be an address like http://localhost:12112'
  if (!loopback.has(url.hostname)) return 'may only be a test server on this machine: localhost, 127.0.0.1 or [::1]'
  return filing === 'live' ? 'is a test server: live claims and logins are never sent to one' : undefined
}

/**
 * How claims are filed, or nothing when they are not. Service, address and the test flag of every message come from this
 * one value, so that none of them can be for another service.
 * @throws Error with a sentence for the operator
 */
export function filingSettings({ filing, vendorId, base, version }: FilingEnvironment): FilingSettings | undefined {
  if (base !== undefined) {
    const problem = baseProblem(base, filing)
    if (problem) throw new Error(`HMRC_BASE ${problem}.`)
  }
  if (filing === 'off' || !vendorId) return undefined
  return { service: filing, vendorId, base: base === undefined ? bases[filing] : new URL(base).origin, version }
}

/**
 * Where to poll: the address HMRC gave, if it is HMRC's or the test server's own; else the usual one.
 * @param endpoint from an acknowledgement, which came over the network
 */
export function pollAddress({ base }: FilingSettings, endpoint: string | null): string {
  const usual = `${base}/poll`
  const url = endpoint === null ? null : URL.parse(endpoint)
  if (!url || url.username !== '') return usual
  const isTheirs = url.protocol === 'https:' && url.hostname.endsWith('.tax.service.gov.uk')
  return url.origin === base || (isTheirs && base.endsWith('.tax.service.gov.uk')) ? url.href : usual
}

/** Where everything else goes. */
export const submissionAddress = ({ base }: FilingSettings): string => `${base}/submission`
