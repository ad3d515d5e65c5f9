import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

export const words = {
  title: 'Courses',
  description: (name: string) => `Courses at ${name}: what they teach, when they begin, and how to apply.`,
  lead: 'Each has a beginning and an end, and a limited number of places. You apply here, in a minute.',
  cue: 'See and apply',
  loading: 'Loading the courses',
  failed: 'We could not load the courses.',
  failedOne: 'We could not load this course.',
  none: 'No courses are planned just now',
  noneMore: 'New ones are announced here. Tell us what you would like to learn.',
  missing: 'This course is no longer here',
  missingMore: 'It may be over, or its address may be mistyped.',
  others: 'See all courses',
  from: (day: string) => `From ${day}`,
  places: {
    open: 'Open for applications',
    left: (count: number, figure: string) => counted(count, { one: '1 place left', other: `${figure} places left` }),
    full: 'Full: you can join the waiting list',
    closed: 'Closed for applications',
  },
  facts: { starts: 'First day', ends: 'Last day', closes: 'Apply by', places: 'Places left' },
  applyTitle: 'Apply for this course',
  apply: 'Apply',
  send: 'Send my application',
  joinWaiting: 'Join the waiting list',
  full: 'All places are given',
  fullMore: 'You can still apply. You are then on the waiting list, and the mosque writes to you when a place is free.',
  closed: 'One can no longer apply for this course',
  closedOn: (day: string) => `Applications closed after ${day}.`,
  closedMore: 'The course is over, or has its people.',
  closedNow: 'Applications for this course have closed in the meantime. Please look at the other courses.',
  emailHint: "We'll email you a link to confirm your application.",
  message: 'Is there anything the mosque should know?',
  privacy: 'Only the mosque reads your application, and deletes it 12 months after the course.',
  unconfirmed: 'Check your inbox',
  unconfirmedMore:
    "We've emailed you a link. Follow it within 24 hours to confirm your application: your place is given only then. If you can't find the email, check your spam or junk folder.",
  confirm: {
    title: 'Confirm your application',
    lead: 'Press the button to confirm that you applied. Places are given in the order of confirmation.',
    act: 'Confirm my application',
    done: 'Your application is confirmed',
    doneMore: "We've emailed you your reference. The mosque will be in touch.",
    waitingMore:
      "All places were taken before you confirmed, so you're on the waiting list. We've emailed you your reference, and the mosque will contact you if a place becomes free.",
    oldLink: 'This link no longer works',
    oldLinkMore:
      "It's over 24 hours old. If you've followed it before, the mosque has your application. Otherwise please apply again.",
    home: 'Go to the home page',
  },
  received: 'We have your application',
  receivedMore: 'We have sent you a letter with your reference. The mosque will tell you about the rest.',
  waiting: 'You are on the waiting list',
  waitingMore:
    'All places are given. We have sent you a letter with your reference, and the mosque writes to you when a place is free.',
}
