import type { StubResponses } from '../stubResponses.ts'
import { deskId } from './desk.ts'

const course = { id: 'arabic-1', title: 'Arabic for beginners', places: 12, taken: 11 }

/** Numbers of applications by course. */
export const deskApplicationOverview = {
  'GET /api/desk/mosques/{mosque}/applications': {
    courses: [
      { course, counts: { received: 3, waiting: 2, accepted: 8, declined: 1 } },
      {
        course: { id: 'tajwid', title: 'Tajwid on Sundays', taken: 0 },
        counts: { received: 0, waiting: 0, accepted: 0, declined: 0 },
      },
    ],
    maktab: { received: 2, waiting: 0, accepted: 31, declined: 0 },
  },
} satisfies StubResponses

/** Applications for a course, oldest first. */
export const deskApplicationList = {
  'GET /api/desk/mosques/{mosque}/applications/{kind}': [
    {
      id: deskId(1),
      kind: 'course',
      state: 'received',
      at: '2026-11-23T18:04:00Z',
      name: 'Zaynab Qureshi',
      course: course.title,
    },
    {
      id: deskId(2),
      kind: 'course',
      state: 'received',
      at: '2026-11-24T09:30:00Z',
      name: 'Bilal Ahmed',
      course: course.title,
    },
  ],
} satisfies StubResponses

const decisions = [
  {
    to: 'accepted',
    subject: 'You have a place: Arabic for beginners',
    text: 'Good news: you have a place on “Arabic for beginners”. We look forward to seeing you.',
    full: false,
  },
  {
    to: 'waiting',
    subject: 'You’re on the waiting list: Arabic for beginners',
    text: '“Arabic for beginners” is full at the moment, so you’re on the waiting list.',
    full: false,
  },
  {
    to: 'declined',
    subject: 'Your application: Arabic for beginners',
    text: 'Thank you for applying for “Arabic for beginners”.',
    full: false,
  },
] as const

/** An undecided application for a course. */
export const deskApplication = {
  'GET /api/desk/mosques/{mosque}/applications/{kind}/{application}': {
    id: deskId(1),
    kind: 'course',
    state: 'received',
    version: 1,
    at: '2026-11-23T18:04:00Z',
    name: 'Zaynab Qureshi',
    email: 'zaynab@example.org',
    contactNumber: '+447700900123',
    text: 'I know the letters already, but I can’t read words yet.',
    language: 'en',
    course,
    related: [
      {
        id: deskId(3),
        kind: 'maktab',
        state: 'accepted',
        at: '2026-09-01T10:00:00Z',
        name: 'Zaynab Qureshi',
        children: ['Yusuf', 'Maryam'],
      },
    ],
    decisions: [...decisions],
    sends: 'yes',
    history: [
      {
        id: deskId(4),
        at: '2026-11-24T09:00:00Z',
        sentence: 'Yusuf Khan undid a decision about an application for “Arabic for beginners” from 23 November 2026',
      },
    ],
  },
} satisfies StubResponses

/** The same application at an unapproved mosque. */
export const deskApplicationUnapproved = {
  'GET /api/desk/mosques/{mosque}/applications/{kind}/{application}': {
    ...deskApplication['GET /api/desk/mosques/{mosque}/applications/{kind}/{application}'],
    sends: 'unapproved',
  },
} satisfies StubResponses

/** An accepted maktab registration. */
export const deskFamily = {
  'GET /api/desk/mosques/{mosque}/applications/{kind}/{application}': {
    id: deskId(5),
    kind: 'maktab',
    state: 'accepted',
    version: 2,
    at: '2026-11-20T16:00:00Z',
    name: 'Omar Farooq',
    email: 'omar@example.org',
    contactNumber: '+447700900456',
    relationship: 'Father',
    address: '1 Hill Street\nBradford',
    secondContact: { name: 'Hafsa Farooq', contactNumber: '+447700900789', relationship: 'Mother' },
    language: 'ur',
    children: [
      {
        child: 0,
        firstName: 'Yusuf',
        lastName: 'Farooq',
        dateOfBirth: '2018-05-14',
        school: 'Hill Primary',
        needs: 'open',
        class: { id: deskId(6), name: 'Saturday juniors' },
      },
      { child: 1, firstName: 'Maryam', lastName: 'Farooq', dateOfBirth: '2016-02-28', needs: 'none' },
    ],
    classes: [
      { id: deskId(6), name: 'Saturday juniors' },
      { id: deskId(7), name: 'Sunday seniors' },
    ],
    consent: { photos: false },
    related: [],
    decisions: [
      { to: 'waiting', subject: 'You’re on the maktab’s waiting list', text: 'The maktab is full.', full: false },
      { to: 'declined', subject: 'Your maktab registration', text: 'We’re sorry.', full: false },
    ],
    sends: 'yes',
    emailed: 'accepted',
    history: [
      {
        id: deskId(8),
        at: '2026-11-21T09:00:00Z',
        sentence: 'Aisha Rahman accepted a maktab registration from 20 November 2026',
      },
    ],
  },
} satisfies StubResponses

const teacher = { account: deskId(9), name: 'Khadija Noor', self: false }

/** The maktab's classes. */
export const deskClasses = {
  'GET /api/desk/mosques/{mosque}/maktab-classes': {
    classes: [
      { id: deskId(6), name: 'Saturday juniors', teacher, children: 14, mine: true },
      { id: deskId(7), name: 'Sunday seniors', children: 1, mine: true },
    ],
    teachers: [{ account: deskId(1), name: 'Aisha Rahman', self: true }, teacher],
  },
} satisfies StubResponses

/** A partly completed register. */
export const deskRegister = {
  'GET /api/desk/mosques/{mosque}/maktab-classes/{class}/register/{day}': {
    class: { id: deskId(6), name: 'Saturday juniors' },
    day: '2026-11-21',
    children: [
      { family: deskId(5), child: 0, name: 'Yusuf F', state: 'present' },
      { family: deskId(10), child: 0, name: 'Maryam A', state: 'late' },
      { family: deskId(11), child: 1, name: 'Ibrahim K' },
    ],
  },
} satisfies StubResponses
