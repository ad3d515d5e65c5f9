import type { DeskMosque, DeskSession, DeskDetails } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

/** A test id of 22 characters, the length of every id. @param number makes it unique */
export const deskId = (number: number): string => String(number).padStart(22, 'A')

/** The mosque of the desk's stories. */
export const deskMosque: DeskMosque = {
  slug: 'an-noor',
  name: 'Masjid an-Noor',
  roles: ['owner'],
  address: 'https://mosque.example',
  timeZone: 'Europe/London',
  language: 'en',
  languages: ['ar', 'ur'],
}

/** The session of an owner. */
export const deskSession: DeskSession = {
  account: { name: 'Aisha Rahman', email: 'aisha@example.org', demonstration: false, shared: false },
  writeToken: 'a-token-for-writes',
  mosques: [deskMosque],
  entries: [],
}

/** Staff members and invitations. */
export const deskStaff = {
  'GET /api/desk/mosques/{mosque}/staff': {
    members: [
      {
        account: deskId(1),
        name: 'Aisha Rahman',
        email: 'aisha@example.org',
        roles: ['owner'],
        self: true,
        demonstration: false,
      },
      {
        account: deskId(2),
        name: 'Imam Bilal',
        email: 'bilal@example.org',
        roles: ['imam', 'editor'],
        self: false,
        demonstration: false,
      },
      {
        account: deskId(3),
        name: 'Yusuf Khan',
        email: 'yusuf@example.org',
        roles: ['administrator'],
        self: false,
        demonstration: false,
      },
    ],
    invitations: [{ email: 'zaynab@example.org', roles: ['editor'], expiresAt: '2026-11-28T12:00:00Z' }],
  },
  'GET /api/desk/mosques/{mosque}/recoveries': [
    {
      id: deskId(4),
      account: deskId(3),
      name: 'Yusuf Khan',
      startedBy: 'Imam Bilal',
      startedAt: '2026-11-25T09:00:00Z',
      readyAt: '2026-11-26T09:00:00Z',
    },
  ],
} satisfies StubResponses

/** The sessions of an account. */
export const deskSessions = {
  'GET /api/desk/sessions': {
    sessions: [
      {
        id: deskId(1),
        device: 'Chrome on Linux',
        method: 'passkey',
        createdAt: '2026-11-20T08:00:00Z',
        seenAt: '2026-11-25T11:58:00Z',
        current: true,
      },
      {
        id: deskId(2),
        device: 'Safari on iPhone',
        method: 'code',
        createdAt: '2026-11-02T18:30:00Z',
        seenAt: '2026-11-24T20:10:00Z',
        current: false,
      },
    ],
  },
} satisfies StubResponses

/** The login methods of an account. */
export const deskOwnLogin = {
  'GET /api/desk/own-login': {
    passkeys: [
      {
        id: 'passkey-1',
        name: 'Chrome on Linux',
        addedAt: '2026-03-14T10:20:00Z',
        usedAt: '2026-11-20T08:00:00Z',
        current: true,
      },
      { id: 'passkey-2', name: 'Safari on iPhone', addedAt: '2026-11-02T18:31:00Z', current: false },
    ],
    mostPasskeys: 10,
    authenticator: true,
    recoveryCodes: 8,
  },
} satisfies StubResponses

/** The audit log. */
export const deskLog = {
  'GET /api/desk/mosques/{mosque}/log': [
    {
      id: deskId(1),
      at: '2026-11-25T11:20:00Z',
      sentence: 'Aisha Rahman moved Isha on Wednesday 25 November from 19:30 to 19:45',
      undoable: true,
    },
    {
      id: deskId(2),
      at: '2026-11-24T17:05:00Z',
      sentence: 'Imam Bilal announced “Janazah of Yusuf Ali”',
      undoable: false,
    },
  ],
} satisfies StubResponses

/** Approval requests: waiting and decided. */
export const deskApprovals = {
  'GET /api/desk/mosques/{mosque}/approvals': {
    waiting: [
      {
        id: deskId(1),
        kind: 'bankDetails',
        sentence: 'Change the bank details to “Sort code 00-00-00, account 12345678”',
        requestedBy: 'Yusuf Khan',
        requestedAt: '2026-11-25T09:00:00Z',
        expiresAt: '2026-12-02T09:00:00Z',
        state: 'waiting',
        self: false,
      },
      {
        id: deskId(2),
        kind: 'origin',
        sentence: 'Let https://partner.example show the prayer times in a frame',
        requestedBy: 'Aisha Rahman',
        requestedAt: '2026-11-24T09:00:00Z',
        dueAt: '2026-11-27T09:00:00Z',
        expiresAt: '2026-12-01T09:00:00Z',
        state: 'waiting',
        self: true,
      },
    ],
    decided: [
      {
        id: deskId(3),
        kind: 'ownerRoles',
        sentence: 'Make Imam Bilal an owner',
        requestedBy: 'Aisha Rahman',
        requestedAt: '2026-11-10T09:00:00Z',
        expiresAt: '2026-11-17T09:00:00Z',
        state: 'done',
        decidedBy: 'Yusuf Khan',
        self: true,
      },
    ],
  },
} satisfies StubResponses

/** Protected settings, which two owners must approve. */
export const deskProtected = {
  'GET /api/desk/mosques/{mosque}/protected': {
    bankDetails: 'An-Noor Trust\nSort code 00-00-00\nAccount 12345678',
    frames: ['https://partner.example'],
    calls: ['https://app.example'],
  },
  ...deskApprovals,
} satisfies StubResponses

const details: DeskDetails = {
  plan: 'premium',
  sections: [
    {
      section: 'identity',
      version: 'v1',
      values: { websiteName: 'Masjid an-Noor', charityName: 'An-Noor Trust', charityNumber: '1000001' },
      changed: { by: 'Yusuf Khan', at: '2026-11-20T10:00:00Z' },
    },
    {
      section: 'contact',
      version: 'v1',
      values: {
        address: '1 Lantern Street\nBradford BD1 1AA',
        phone: '+44 1274 496 0001',
        email: 'office@an-noor.example',
        openingHours: 'Every day, from half an hour before Fajr until half an hour after Isha',
      },
    },
    { section: 'brand', version: 'v1', values: { themeColor: '#0f766e', logo_style: 'light' } },
    {
      section: 'calculation',
      version: 'v1',
      values: { method: 'MoonsightingCommittee', madhab: 'Hanafi', hijriOffset: '-1' },
    },
    { section: 'links', version: 'v1', values: { instagramLink: 'https://www.instagram.com/an-noor' } },
    { section: 'languages', version: 'v1', values: { language: 'en', languages: 'en,ar,ur' } },
    { section: 'features', version: 'v1', values: { DisableCourses: 'true', maktabOpen: 'true' } },
    { section: 'app', version: 'v1', values: { has_ds_app: 'false' } },
  ],
  features: [
    { key: 'DisablePrayertimeFeature', included: true },
    { key: 'DisableAskImam', included: true },
    { key: 'DisableCourses', included: true },
  ],
  pictures: {},
}

/** A mosque's details. */
export const deskDetails = {
  'GET /api/desk/mosques/{mosque}/details': details,
  'POST /api/desk/mosques/{mosque}/details/preview': { address: 'about:blank', expires: '2026-11-21T12:05:00.000Z' },
} satisfies StubResponses
