import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

/** What most forms ask and say. */
export const words = {
  name: 'Your name',
  email: 'Your e-mail address',
  number: 'Your phone number',
  optional: '(optional)',
  loading: 'Loading the form',
  notLoaded: 'We could not load this form.',
  sending: 'Sending. Please wait.',
  privacy: 'How we look after your details',
  /** The bait for robots; a person whose styles have not come may read it. */
  trap: 'Leave this empty',
  unsent: 'Your form was not sent. Check your connection and press the button again: what you typed is still here.',
  unanswered:
    'We haven’t had an answer yet. If none comes soon, check your connection and press the button again: what you typed is still here.',
  noScript: 'To send this form your browser must run JavaScript.',
  noScriptWays: 'To send this form your browser must run JavaScript. You can also reach the mosque here:',
  left: (count: number, figure: string) =>
    counted(count, { one: `${figure} character left`, other: `${figure} characters left` }),
  over: (count: number, figure: string) =>
    counted(count, { one: `${figure} character too many`, other: `${figure} characters too many` }),
  errors: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address.',
    emailUnreadable: 'Enter an e-mail address like name@example.org.',
    number: 'Enter your phone number.',
    numberOfCountry: 'Check the digits of this phone number. Begin a number of another country with + and its code.',
    numberOfTen: 'Enter a phone number of exactly 10 digits that begins with 6, 7, 8 or 9.',
    long: (count: number, figure: string) =>
      counted(count, {
        one: `Shorten this to ${figure} character.`,
        other: `Shorten this to ${figure} characters or fewer.`,
      }),
  },
}
