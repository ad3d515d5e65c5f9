import type { DeskMessage, MessageListed } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const colleague = (account: number, name: string, self = false) => ({ account: deskId(account), name, self })

const listedMessage = (number: number, overrides: Partial<MessageListed> = {}): MessageListed => ({
  id: deskId(number),
  kind: 'message',
  state: 'open',
  at: '2026-11-25T09:30:00Z',
  name: 'Zaynab Ali',
  topic: 'visit',
  subject: 'A visit from our school',
  start: 'Peace be with you. Thirty pupils of year six would like to see the mosque in',
  unsent: false,
  ...overrides,
})

/** Visitors' messages, newest first. */
export const deskMessages = {
  'GET /api/desk/mosques/{mosque}/messages': [
    listedMessage(1),
    listedMessage(2, { name: 'Yusuf Khan', subject: 'Lost glasses', assignee: colleague(1, 'Aisha Rahman', true) }),
    listedMessage(3, { name: 'Maryam', kind: 'imam', topic: 'imam', subject: 'A question for the imam', unsent: true }),
  ],
} satisfies StubResponses

const message: DeskMessage = {
  id: deskId(1),
  kind: 'message',
  state: 'open',
  version: 2,
  at: '2026-11-25T09:30:00Z',
  name: 'Zaynab Ali',
  email: 'zaynab@example.org',
  contactNumber: '+44 7911 123456',
  topic: 'visit',
  subject: 'A visit from our school',
  text: 'Peace be with you.\n\nThirty pupils of year six would like to see the mosque in March. Is that possible?',
  language: 'en',
  assignee: colleague(1, 'Aisha Rahman', true),
  colleagues: [colleague(1, 'Aisha Rahman', true), colleague(2, 'Imam Bilal')],
  replies: [
    {
      id: deskId(5),
      at: '2026-11-25T10:00:00Z',
      sendAt: '2026-11-25T10:00:10Z',
      text: 'You’re welcome. Which day suits you?',
      by: 'Aisha Rahman',
      state: 'accepted',
    },
    {
      id: deskId(6),
      at: '2026-11-25T11:00:00Z',
      sendAt: '2026-11-25T11:00:10Z',
      text: 'Tuesdays are quiet.',
      by: 'Aisha Rahman',
      state: 'refused',
      problem: 'The address does not exist.',
    },
  ],
  mayReply: 'yes',
  answersGo: 'mosque',
  history: [
    {
      id: deskId(7),
      at: '2026-11-25T09:40:00Z',
      sentence: 'Aisha Rahman assigned a message from 25 November 2026 to themselves',
    },
  ],
}

/** Reply templates. */
export const deskReplyTexts = {
  'GET /api/desk/mosques/{mosque}/reply-texts': {
    version: 'v1',
    texts: [
      { title: 'You’re welcome to visit', language: 'en', text: 'Visitors are welcome every day but Friday.' },
      { title: 'Booking the hall', language: 'en', text: 'The hall can be booked with the office.' },
    ],
  },
} satisfies StubResponses

/** One message with its replies. */
export const deskMessage = {
  'GET /api/desk/mosques/{mosque}/messages/{message}': message,
  ...deskReplyTexts,
} satisfies StubResponses

/** A first message to an unapproved mosque. */
export const deskMessageUnapproved = {
  ...deskMessage,
  'GET /api/desk/mosques/{mosque}/messages/{message}': {
    ...message,
    state: 'open',
    replies: [],
    mayReply: 'unapproved',
  },
} satisfies StubResponses
