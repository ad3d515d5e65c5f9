import type { SiteDomain } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

/** A domain awaiting its DNS record. */
export const domainWith = (overrides: Partial<SiteDomain>): SiteDomain => ({
  domain: 'www.masjid-an-noor.org',
  name: 'www.masjid-an-noor.org',
  state: 'waiting',
  leads: false,
  records: [
    {
      purpose: 'proof',
      type: 'TXT',
      name: '_minaret.masjid-an-noor.org',
      value: 'minaret-site=3f9c1ab04e7d5526c8810e9d7f63b1aa',
      found: false,
    },
    { purpose: 'address', type: 'CNAME', name: 'www.masjid-an-noor.org', value: 'sites.example.org', found: false },
  ],
  texts: [],
  addresses: [],
  unanswered: false,
  checkedAt: '2026-11-25T09:00:00Z',
  ...overrides,
})

/** A mosque with these domains. */
export const domainsWith = (domains: SiteDomain[]) =>
  ({
    'GET /api/desk/mosques/{mosque}/domains': {
      address: 'https://an-noor.example',
      given: 'an-noor.example',
      available: true,
      domains,
    },
  }) satisfies StubResponses

const connectedDomain = domainWith({ state: 'connected', leads: true, addresses: ['203.0.113.10'] })

/** One connected domain and one waiting. */
export const deskDomains = domainsWith([
  { ...connectedDomain, records: connectedDomain.records.map((record) => ({ ...record, found: true })) },
  domainWith({
    domain: 'xn--rgbgk5e.org',
    name: 'مسجد.org',
    records: [
      {
        purpose: 'proof',
        type: 'TXT',
        name: '_minaret.xn--rgbgk5e.org',
        value: 'minaret-site=c8810e9d7f63b1aa',
        found: false,
      },
      { purpose: 'address', type: 'A', name: 'xn--rgbgk5e.org', value: '203.0.113.10', found: false },
      { purpose: 'address', type: 'AAAA', name: 'xn--rgbgk5e.org', value: '2001:db8::10', found: false },
    ],
  }),
])
