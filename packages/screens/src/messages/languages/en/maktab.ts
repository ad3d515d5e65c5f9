import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** The evening school and its registration. */
export const words = {
  title: 'Maktab (after-school classes)',
  description: (name: string) => `The maktab at ${name}: what children learn, what it costs and how to register.`,
  lead: 'Qur’an, prayer and good manners after school. Register one or more children here. It takes about five minutes.',
  fees: 'Fees',
  register: 'Register',
  closed: 'The maktab isn’t taking registrations at the moment',
  closedMore: 'Please ask the mosque when it opens again.',
  ask: 'Contact the mosque',
  steps: { fill: 'Step 1 of 2: about your family', review: 'Step 2 of 2: check your answers' },
  review: 'Check your answers',
  send: 'Send registration',
  changeSomething: 'Change my answers',
  refused:
    'We couldn’t accept this registration: the maktab has closed registration, or this form has already been sent. Please ask the mosque.',
  privacy:
    'We store your child’s details securely, and only their teachers can see them. We delete them 12 months after your last child leaves.',
  guardian: {
    legend: 'Your details',
    relationship: 'Relationship to the children',
    relationshipHint: 'For example, mother, grandfather or guardian.',
    numberHint: 'We’ll call this if something happens during class.',
    address: 'Home address',
  },
  second: {
    legend: 'Second emergency contact',
    lead: 'Someone we can call in an emergency if we can’t reach you.',
    name: 'Their name',
    number: 'Their phone number',
    noName: 'Enter this person’s name.',
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
      incomplete: 'Enter the day, month and year of birth.',
      unreadable: 'Enter the date of birth in numbers, with four for the year.',
      unreal: 'That date doesn’t exist. Check the date of birth.',
      future: 'This date hasn’t happened yet. Check the date of birth.',
      grown: 'The maktab is for children under 19. Check the year of birth.',
    },
    school: 'School',
    needs: 'Is there anything the teacher should know?',
    needsHint: 'Medical conditions, allergies, medicines or learning needs.',
    remove: (which: string) => `Remove ${which}`,
    another: 'Add another child',
    anotherMore: 'Your details apply to every child.',
  },
  consent: {
    legend: 'Consent',
    keep: 'The mosque may keep these details for the maktab',
    keepMore: 'We can’t register a child without it. You can withdraw consent at any time.',
    keepShort: 'Keeping these details',
    needed: 'Tick this box to agree: we can’t keep your details without your consent.',
    photos: 'My children may appear in photos of the maktab',
    photosMore: 'For the mosque’s website and notice board. It’s fine to say no.',
    photosShort: 'Photos of my children',
    yes: 'Yes',
    no: 'No',
  },
  sent: {
    title: (count: number, figure: string) =>
      counted(count, { one: 'Your child is registered', other: `Your ${figure} children are registered` }),
    reference: 'Your reference:',
    next: 'What happens next',
    steps: [
      'We’ve emailed you this reference. The email has no details about your children.',
      'The mosque will contact you about a place and a start date.',
      'They’ll tell you about fees then. You don’t need to pay anything now.',
    ],
    backHome: 'Go to the home page',
  },
}
