import type { Meta } from '@storybook/react-vite'
import { domainWith, domainsWith, deskDomains } from '../../testing/data/deskDomains.ts'
import { deskStories } from '../../testing/deskStories.tsx'
import { DomainsScreen } from './DomainsScreen.tsx'

const meta = { component: DomainsScreen } satisfies Meta
export default meta

const states = deskStories({ page: (mosque) => <DomainsScreen mosque={mosque} />, responses: deskDomains })
const since = '2026-11-24T08:00:00Z'

export const Loading = states.loading()
export const Empty = states.full(domainsWith([]))
export const LoadError = states.loadError()
export const Full = states.full()
/** The proof has been detected, and the domain still points to another website. */
export const ProofDetected = states.full(domainsWith([domainWith({ state: 'proved', addresses: ['198.51.100.7'] })]))
export const Taken = states.full(domainsWith([domainWith({ state: 'taken' })]))
export const ProofMissing = states.full(
  domainsWith([domainWith({ state: 'proofMissing', since, texts: ['v=spf1 -all'] })]),
)
export const PointsElsewhere = states.full(
  domainsWith([domainWith({ state: 'away', since, addresses: ['198.51.100.7'] })]),
)
/** The DNS did not respond at the last check. */
export const DnsUnavailable = states.full(domainsWith([domainWith({ unanswered: true })]))
/** The installation has no configured address for domains. */
export const Unavailable = states.full({
  'GET /api/desk/mosques/{mosque}/domains': {
    address: 'https://an-noor.example',
    given: 'an-noor.example',
    available: false,
    domains: [],
  },
})
export const Viewer = states.viewer()
export const LongText = states.longText()
export const RightToLeft = states.rightToLeft()
