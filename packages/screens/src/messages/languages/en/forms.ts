import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** What most forms ask and say. */
export const words = {
  name: 'Your name',
  email: 'Email address',
  number: 'Phone number',
  optional: '(optional)',
  loading: 'Loading the form',
  notLoaded: 'We couldn’t load this form.',
  sending: 'Sending. Please wait.',
  privacy: 'How we use your details',
  /** The bait for robots; a person whose styles have not come may read it. */
  trap: 'Leave this empty',
  unsent: 'Your form wasn’t sent. Check your connection and press the button again. What you typed is still here.',
  unanswered:
    'We haven’t had a reply yet. If nothing happens soon, check your connection and press the button again. What you typed is still here.',
  noScript: 'Please turn on JavaScript to send this form.',
  noScriptWays: 'Please turn on JavaScript to send this form. You can also contact the mosque here:',
  left: (count: number, figure: string) =>
    counted(count, { one: `${figure} character left`, other: `${figure} characters left` }),
  over: (count: number, figure: string) =>
    counted(count, { one: `${figure} character over the limit`, other: `${figure} characters over the limit` }),
  errors: {
    name: 'Enter your name.',
    email: 'Enter your email address.',
    emailUnreadable: 'Enter an email address like name@example.org.',
    number: 'Enter your phone number.',
    numberOfCountry: 'Check this phone number. Start numbers from other countries with + and the country code.',
    numberOfTen: 'Enter a phone number of exactly 10 digits that starts with 6, 7, 8 or 9.',
    long: (count: number, figure: string) =>
      counted(count, {
        one: `Shorten this to ${figure} character.`,
        other: `Shorten this to ${figure} characters or fewer.`,
      }),
  },
}
