/** Settings for filing claims; without them only schedules are available. */
export type FilingSettings = {
  service: 'test' | 'live'
  /** The vendor id assigned by HMRC. */
  vendorId: string
  /** The service's address without a path. */
  base: string
  version: string
}

/** HMRC's own services. */
const bases = {
  test: 'https://test-transaction-engine.tax.service.gov.uk',
  live: 'https://transaction-engine.tax.service.gov.uk',
} as const

/** The environment variables for filing. */
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

/** Returns why a custom base is invalid, or undefined if it is valid. */
export function baseProblem(base: string, filing: FilingEnvironment['filing']): string | undefined {
  const url = URL.parse(base)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    return 'must be an address like http://localhost:12112'
  if (!loopback.has(url.hostname)) return 'may only be a test server on this machine: localhost, 127.0.0.1 or [::1]'
  return filing === 'live' ? 'is a test server: live claims and logins are never sent to one' : undefined
}

/**
 * Reads the filing settings, or returns undefined if filing is off. Service, address and test flag come from this one
 * value, so they cannot disagree.
 * @throws Error with a message for the operator
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
 * Returns the poll address: the one HMRC sent if it belongs to HMRC or the test server, or else the default.
 * @param endpoint from an acknowledgement, so untrusted
 */
export function pollAddress({ base }: FilingSettings, endpoint: string | null): string {
  const defaultAddress = `${base}/poll`
  const url = endpoint === null ? null : URL.parse(endpoint)
  if (!url || url.username !== '') return defaultAddress
  const isHmrc = url.protocol === 'https:' && url.hostname.endsWith('.tax.service.gov.uk')
  return url.origin === base || (isHmrc && base.endsWith('.tax.service.gov.uk')) ? url.href : defaultAddress
}

/** The address for all other messages. */
export const submissionAddress = ({ base }: FilingSettings): string => `${base}/submission`
