import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** The evening school and its registration. */
export const words = {
  title: 'Evening school',
  description: (name: string) => `The maktab of ${name}: what children learn, what it costs, and how to register them.`,
  lead: 'Qur’an, prayer and manners after school. Register one child or several here; it takes about five minutes.',
  fees: 'What it costs',
  register: 'Register',
  closed: 'The evening school takes no registrations at the moment',
  closedMore: 'Please ask the mosque when it opens again.',
  ask: 'Write to the mosque',
  steps: { fill: 'Step 1 of 2: about your family', review: 'Step 2 of 2: is everything right?' },
  review: 'Look it over',
  send: 'Send the registration',
  changeSomething: 'Change something',
  refused:
    'The mosque could not take this registration: the school has closed its list, or this form has been sent before. Please ask the mosque.',
  privacy:
    'What you say about a child is locked away and read only by its teachers. It is deleted 12 months after your last child has left.',
  guardian: {
    legend: 'You',
    relationship: 'Relationship to the children',
    relationshipHint: 'For example mother, grandfather, guardian.',
    numberHint: 'We ring it if something happens during lessons.',
    address: 'Home address',
  },
  second: {
    legend: 'Somebody else we can ring',
    lead: 'In an emergency, when we cannot reach you.',
    name: 'Their name',
    number: 'Their phone number',
    noName: 'Enter the name that belongs to this number.',
    noNumber: 'Enter this person’s phone number.',
  },
  child: {
    which: (count: number, figure: string) => (count === 1 ? 'First child' : `Child ${figure}`),
    firstName: 'First name',
    lastName: 'Family name',
    noFirstName: 'Enter the child’s first name.',
    noLastName: 'Enter the child’s family name.',
    birth: 'Date of birth',
    birthHint: 'For example, 27 3 2017.',
    birthParts: { day: 'Day', month: 'Month', year: 'Year' },
    birthErrors: {
      empty: 'Enter the child’s date of birth.',
      incomplete: 'Enter day, month and year of birth.',
      unreadable: 'Enter the date of birth in figures, with four for the year.',
      unreal: 'There is no such day. Check the date of birth.',
      future: 'This day has not been yet. Check the date of birth.',
      grown: 'The evening school is for children under 19. Check the year of birth.',
    },
    school: 'School they go to',
    needs: 'What should the teacher know?',
    needsHint: 'Illnesses, allergies, medicines, what helps your child to learn.',
    remove: (which: string) => `Remove ${which}`,
    another: 'Add another child',
    anotherMore: 'What you said about yourselves counts for all of them.',
  },
  consent: {
    legend: 'Your agreement',
    keep: 'The mosque may keep what I have said here, for the evening school',
    keepMore: 'Without it no child can be registered. You can take it back at any time.',
    keepShort: 'Keeping what I have said',
    needed: 'Tick this box to agree: without it we may not keep what you have said.',
    photos: 'My children may be in pictures of the school',
    photosMore: 'For the mosque’s website and notice board. A no has no consequences.',
    photosShort: 'Pictures of my children',
    yes: 'Yes',
    no: 'No',
  },
  sent: {
    title: (count: number, figure: string) =>
      counted(count, { one: 'Your child is registered', other: `Your ${figure} children are registered` }),
    reference: 'Your reference:',
    next: 'What comes next',
    steps: [
      'We have sent you an e-mail with this reference. Nothing about your children is in it.',
      'The mosque gets in touch with you about a place and a first day.',
      'Fees are spoken about then. Nothing is to be paid now.',
    ],
    backHome: 'Go to the home page',
  },
}
