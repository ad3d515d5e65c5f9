import type {
  InstallationMosque,
  InstallationMosqueDetail,
  PlanWithLimits,
  WaitingMosque,
} from '@minaret/contract/desk'

const waitingMosques: WaitingMosque[] = [
  {
    slug: 'al-huda',
    name: 'Masjid al-Huda',
    place: 'Bradford',
    address: 'https://al-huda.example',
    owners: [{ name: 'Aisha Rahman', email: 'aisha@example.org' }],
    resembling: [],
    charityNumber: '1123456',
    country: 'GB',
    since: '2026-11-24T09:12:00Z',
  },
  {
    slug: 'an-noor-2',
    name: 'Masjid an Noor',
    place: 'Leeds',
    address: 'https://an-noor-2.example',
    owners: [{ name: 'Yusuf Khan', email: 'yusuf@example.org' }],
    held: true,
    resembling: [{ slug: 'an-noor', name: 'Masjid an-Noor' }],
    since: '2026-11-25T18:40:00Z',
  },
]

const anNoor: InstallationMosque = {
  slug: 'an-noor',
  name: 'Masjid an-Noor',
  plan: 'standard',
  mode: 'full',
  state: 'open',
  address: 'https://an-noor.example',
  storageBytes: 84_300_000,
  gifts: 12_408,
}

const mosques: InstallationMosque[] = [
  {
    slug: 'al-huda',
    name: 'Masjid al-Huda',
    plan: 'premium',
    mode: 'full',
    state: 'waiting',
    address: 'https://al-huda.example',
    storageBytes: 1_240_000,
    gifts: 0,
  },
  anNoor,
]

const planLimits: PlanWithLimits[] = [
  { plan: 'basic', limits: { storage: 1000, staff: 10, displays: 3, campaigns: 5, newsletterEmails: 5000 } },
  { plan: 'standard', limits: { storage: 5000, staff: 30, displays: 10, campaigns: 30, newsletterEmails: 20_000 } },
  { plan: 'premium', limits: { storage: 20_000, staff: 100, displays: 50, campaigns: 200, newsletterEmails: 100_000 } },
]

const detail: InstallationMosqueDetail = {
  ...anNoor,
  supportUntil: '2026-11-27T10:00:00Z',
  since: '2026-01-05T10:00:00Z',
  hostnames: ['an-noor.example', 'www.an-noor.example'],
  counts: [
    { what: 'gifts', amount: 12_408 },
    { what: 'accounts', amount: 311 },
    { what: 'staff', amount: 9 },
    { what: 'emailsFailed', amount: 2 },
  ],
  checks: [
    { what: 'emails', state: 'poor', at: '2026-11-25T11:58:00Z' },
    { what: 'payments', state: 'well', at: '2026-11-25T11:00:00Z' },
    { what: 'displays', state: 'none' },
  ],
}

/** The data of the installation owner's pages. */
export const deskInstallation = {
  'GET /api/desk/installation/waiting': { mosques: waitingMosques },
  'POST /api/desk/installation/waiting/email': {
    to: ['aisha@example.org'],
    subject: 'Masjid al-Huda has been approved',
    text: 'The website for Masjid al-Huda has been approved.\n\nOpen the staff area: https://desk.example/al-huda',
  },
  'GET /api/desk/installation/mosques': { mosques, total: 27, next: 2 },
  'GET /api/desk/installation/mosques/{slug}': detail,
  'GET /api/desk/installation/health': {
    ready: true,
    version: '0.2.0',
    build: '2026-11-26',
    parts: [
      { name: 'database', ok: true },
      { name: 'storage', ok: false, problem: 'The bucket does not answer.' },
    ],
    emails: { waiting: 3, failed: 1, uncertain: 0, oldestSeconds: 240 },
    jobs: { waiting: 2, later: 14, running: 1, failed: 0, oldestSeconds: 65 },
    storageBytes: 912_400_000,
    databaseBytes: 2_140_000_000,
  },
  'GET /api/desk/installation/announcements': {
    announcements: [
      { id: 'a'.repeat(22), text: 'Maintenance on Sunday from 02:00 to 02:20.', endsAt: '2026-11-29T02:20:00Z' },
    ],
  },
  'GET /api/desk/installation/limits': {
    plans: planLimits,
  },
  'GET /api/desk/installation/log': {
    entries: [
      {
        position: 2,
        at: '2026-11-25T11:20:00Z',
        sentence: 'Hamza Iqbal suspended an-noor: Somebody else’s bank details',
      },
      { position: 1, at: '2026-11-24T10:00:00Z', sentence: 'Server command approved an-noor' },
    ],
    next: 1,
  },
}
