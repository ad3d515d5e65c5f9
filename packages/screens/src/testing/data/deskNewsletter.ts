import type { NewsletterIssue } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

/** Issues of the newsletter. */
export const deskIssues = {
  'GET /api/desk/mosques/{mosque}/newsletter': {
    issues: [
      { id: deskId(1), state: 'draft', subject: 'Ramadan timetable', at: '2026-11-25T09:00:00Z', recipients: 0 },
      { id: deskId(2), state: 'sending', subject: 'News of the week', at: '2026-11-24T18:00:00Z', recipients: 412 },
      { id: deskId(3), state: 'sent', subject: 'The car park is closed', at: '2026-11-17T18:00:00Z', recipients: 398 },
    ],
    subscribers: 412,
  },
} satisfies StubResponses

const progress = { waiting: 0, queued: 0, accepted: 0, refused: 0, uncertain: 0, skipped: 0, bounced: 0 }

const issue: NewsletterIssue = {
  id: deskId(1),
  state: 'draft',
  subject: 'Ramadan timetable',
  text: 'The timetable for Ramadan is on the website.\n\n- Taraweeh begins after Isha\n- Iftar is at Maghrib',
  version: 3,
  tested: true,
  recipients: 412,
  progress,
  sends: 'yes',
  testsGoTo: 'aisha@example.org',
}
const withIssue = (changes: Partial<NewsletterIssue>) =>
  ({ 'GET /api/desk/mosques/{mosque}/newsletter/{issue}': { ...issue, ...changes } }) satisfies StubResponses

/** Issues: tested, at an unapproved mosque, untested, paused while sending, and sent. */
export const deskIssue = withIssue({})
export const deskUnapprovedIssue = withIssue({ sends: 'unapproved' })
export const deskUntestedIssue = withIssue({ tested: false, version: 4 })
export const deskPausedIssue = withIssue({
  state: 'paused',
  progress: { ...progress, waiting: 260, queued: 8, accepted: 141, refused: 2, uncertain: 1 },
  startedAt: '2026-11-24T18:00:00Z',
})
export const deskSentIssue = withIssue({
  state: 'sent',
  progress: { ...progress, accepted: 405, bounced: 4, refused: 2, skipped: 1 },
  startedAt: '2026-11-24T18:00:00Z',
  finishedAt: '2026-11-24T18:02:00Z',
})

/** Subscribers of the newsletter. */
export const deskSubscribers = {
  'GET /api/desk/mosques/{mosque}/subscribers': [
    {
      id: deskId(4),
      email: 'zaynab@example.org',
      name: 'Zaynab Qureshi',
      state: 'confirmed',
      at: '2026-11-20T10:00:00Z',
    },
    {
      id: deskId(5),
      email: 'omar@example.org',
      state: 'confirmed',
      at: '2026-11-06T14:00:00Z',
      language: 'ur',
      proof: {
        source: 'Paper form after Jumu’ah',
        agreedOn: '2026-11-06',
        wording: 'Yes, email me the mosque’s news.',
      },
    },
  ],
} satisfies StubResponses

/** Subscribers whose emails bounced. */
export const deskBouncedSubscribers = {
  'GET /api/desk/mosques/{mosque}/subscribers': [
    {
      id: deskId(6),
      email: 'abdurrahman.ibn.yusuf.al-mukhtar@a-long-domain-name.example.org',
      name: 'Abdurrahman ibn Yusuf',
      state: 'bounced',
      at: '2026-11-24T18:05:00Z',
      bounceStatus: '5.1.1',
    },
    { id: deskId(7), email: 'sara@example.org', state: 'bounced', at: '2026-11-17T18:05:00Z', bounceStatus: '5.2.1' },
  ],
} satisfies StubResponses
