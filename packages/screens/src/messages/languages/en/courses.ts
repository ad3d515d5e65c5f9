import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

export const words = {
  title: 'Courses',
  description: (name: string) => `Courses at ${name}: what you’ll learn, when they start and how to apply.`,
  lead: 'Courses have a start and end date and limited places. Apply here in a minute.',
  cue: 'View and apply',
  loading: 'Loading the courses',
  failed: 'We couldn’t load the courses.',
  failedOne: 'We couldn’t load this course.',
  none: 'No courses are planned right now',
  noneMore: 'New courses are listed here. Tell us what you’d like to learn.',
  missing: 'This course is no longer listed',
  missingMore: 'It may have finished, or the address may be wrong.',
  others: 'See all courses',
  from: (day: string) => `From ${day}`,
  places: {
    open: 'Open for applications',
    left: (count: number, figure: string) => counted(count, { one: '1 place left', other: `${figure} places left` }),
    full: 'Full: join the waiting list',
    closed: 'Applications closed',
  },
  facts: { starts: 'Start date', ends: 'End date', closes: 'Apply by', places: 'Places left' },
  applyTitle: 'Apply for this course',
  apply: 'Apply',
  send: 'Send application',
  joinWaiting: 'Join the waiting list',
  full: 'This course is full',
  fullMore:
    'You can still apply. You’ll join the waiting list, and the mosque will contact you if a place becomes free.',
  closed: 'Applications are closed',
  closedOn: (day: string) => `Applications closed after ${day}.`,
  closedMore: 'This course is full or has finished.',
  closedNow: 'Applications for this course have just closed. Please look at our other courses.',
  emailHint: "We'll email you a link to confirm your application.",
  message: 'Is there anything the mosque should know?',
  privacy: 'Only the mosque sees your application, and deletes it 12 months after the course.',
  unconfirmed: 'Check your inbox',
  unconfirmedMore:
    'We’ve emailed you a link. Click it within 24 hours to confirm your application: you don’t have a place until you do. If you can’t find the email, check your spam or junk folder.',
  confirm: {
    title: 'Confirm your application',
    lead: 'Press the button to confirm your application. Places are given in the order people confirm.',
    act: 'Confirm my application',
    done: 'Your application is confirmed',
    doneMore: "We've emailed you your reference. The mosque will be in touch.",
    waitingMore:
      "All places were taken before you confirmed, so you're on the waiting list. We've emailed you your reference, and the mosque will contact you if a place becomes free.",
    oldLink: 'This link no longer works',
    oldLinkMore:
      'It’s over 24 hours old. If you’ve used it before, the mosque has your application. Otherwise please apply again.',
    home: 'Go to the home page',
  },
  received: 'We’ve received your application',
  receivedMore: 'We’ve emailed you your reference. The mosque will be in touch.',
  waiting: 'You’re on the waiting list',
  waitingMore:
    'This course is full. We’ve emailed you your reference, and the mosque will contact you if a place becomes free.',
}
