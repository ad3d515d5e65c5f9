import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

export const words = {
  steps: { amount: 'Amount', details: 'Your details', pay: 'Payment' },
  progress: (step: string, of: string) => `Step ${step} of ${of}`,
  amountQuestion: 'How much would you like to give?',
  amountLabel: (currency: string) => `Amount (${currency})`,
  otherAmountLabel: (currency: string) => `Other amount (${currency})`,
  amountHint: (least: string, most: string) => `From ${least} to ${most}.`,
  /** Beside the amount, before anything is asked about Gift Aid. */
  giftAidAdds: (amount: string, total: string) =>
    `With Gift Aid your ${amount} is worth ${total}, at no cost to you, if you’re a UK taxpayer.`,
  examples: 'What your gift does',
  trust: {
    goesTo: (fund: string) => `Your donation goes to: ${fund}.`,
    secure: 'Secure payment. Your card details go straight to the payment provider.',
  },
  currency: 'Currency',
  continue: 'Continue',
  continueWith: (amount: string) => `Continue with ${amount}`,
  back: 'Back',
  often: {
    running: {
      title: 'You already give every Friday',
      next: (amount: string, day: string) => `Your next gift: ${amount} on ${day}.`,
      more: 'You can pause, change or cancel it. This will be in addition to your existing gift.',
      byLetter:
        'You can pause, change or cancel it with the link in any of its receipts. This will be in addition to your existing gift.',
      manage: 'Manage this gift',
    },
    question: 'How often?',
    once: 'Once',
    weekly: 'Every Friday',
    monthly: 'Every month',
    daily: 'Every day',
    first: (day: string) => `Your first gift: ${day}.`,
    everyMonth: 'After that we’ll charge your card on the same day each month, or on the last day of a shorter month.',
    free: 'You can pause or cancel at any time.',
    startsOn: 'Start date',
    until: 'End date',
    untilHint: 'For example, the last night of Ramadan.',
    sum: (count: number, figure: string, amount: string, sum: string) =>
      counted(count, { one: `One gift of ${amount}.`, other: `${figure} gifts of ${amount}: ${sum} in total.` }),
    later: (day: string) => `You won’t be charged today. We’ll take your first gift on ${day}.`,
    moved: (day: string) => `Your first gift will now be on ${day}`,
    movedMore:
      'It’s too late for the date shown before. You haven’t been charged and nothing has been set up. If this date works for you, donate again.',
    errors: {
      startsOn: {
        early: (day: string) => `The start date must be ${day} or later.`,
        late: (day: string) => `The start date must be ${day} or earlier.`,
      },
      until: {
        empty: 'Choose an end date.',
        early: 'The end date can’t be before the start date.',
        late: (count: number, figure: string) =>
          counted(count, {
            one: 'Choose an earlier end date.',
            other: `Choose an earlier end date: ${figure} gifts at most.`,
          }),
      },
    },
  },
  continueWithOften: {
    weekly: (amount: string) => `Continue with ${amount} every Friday`,
    monthly: (amount: string) => `Continue with ${amount} every month`,
    daily: (amount: string) => `Continue with ${amount} every day`,
  },
  cover: {
    label: (cover: string, gift: string) =>
      `Add ${cover} to cover the card fee, so the mosque receives your full ${gift}`,
    zakat: '100% of your zakat reaches those eligible. If you don’t cover the fee, our general fund will.',
    sum: (gift: string, cover: string) => `${gift} plus ${cover} card processing fee`,
  },
  message: {
    label: 'Add a message',
    optional: '(optional)',
    left: (count: number, figure: string) =>
      counted(count, { one: `${figure} character left`, other: `${figure} characters left` }),
    over: (count: number, figure: string) =>
      counted(count, { one: `${figure} character over the limit`, other: `${figure} characters over the limit` }),
    long: (count: number, figure: string) =>
      counted(count, {
        one: 'Write a shorter message.',
        other: `Write a shorter message: ${figure} characters at most.`,
      }),
  },
  giftAid: {
    question: (gift: string, boosted: string) => `Boost your ${gift} to ${boosted} with Gift Aid, at no cost to you`,
    free: 'The mosque reclaims it from tax you’ve paid in the UK.',
    yes: 'Yes, I’m a UK taxpayer',
    no: 'No',
    declaration: 'Your Gift Aid declaration',
    always: 'Also claim on my gifts from the past four years and in the future',
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    house: 'House name or number',
    houseHint: 'Where you live, not where you work.',
    address: 'Home address',
    postcode: 'Postcode',
    overseas: 'I don’t live in the UK',
    purpose: 'The mosque keeps these details for its Gift Aid claim and shares them only with HMRC.',
    errors: {
      claim: 'Tell us whether we can claim Gift Aid.',
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      house: 'Enter your house name or number.',
      address: 'Enter your home address.',
      postcode: {
        empty: 'Enter your postcode, or tell us you don’t live in the UK.',
        unreadable: 'Enter a postcode like BD1 1AA.',
        crown:
          'For Gift Aid, the Channel Islands and the Isle of Man are outside the UK. Tick that you don’t live in the UK, and enter your home address.',
        bfpo: 'Enter your BFPO address as a postcode that starts with BF1.',
      },
      long: (count: number, figure: string) =>
        counted(count, {
          one: `Enter no more than ${figure} character.`,
          other: `Enter no more than ${figure} characters.`,
        }),
    },
  },
  need: {
    chosen: (title: string) => `For: ${title}`,
    /** Where its name is not known. */
    some: 'your chosen item',
    left: (amount: string) => `${amount} left to give`,
    whole: 'Give to the campaign instead',
    look: 'Refresh',
    taken: (title: string) => `There isn’t enough left to give: ${title}`,
    takenMore: 'It’s fully funded, or someone else is giving to it right now.',
    tooMuch: (most: string) => `Only ${most} of this is left to give. Enter that or less, or give to the campaign.`,
  },
  /** After the page was opened anew while a payment was under way. */
  heldTitle: 'We don’t know yet whether your donation went through',
  heldMore: 'Please send it again: it’s the same donation, so you’ll only be charged once.',
  /** Filled in from the account of whoever is logged in. */
  own: {
    as: (name: string) => `Giving as ${name}`,
    notYou: 'Not you?',
    other: (name: string) => `You’re still logged in as ${name}. This donation won’t be listed in that account.`,
    logout: 'Log out',
  },
  name: 'Your name',
  /** In a campaign, where its wall shows who gives. */
  nameShown: 'Your first name and gift will appear on the campaign’s page, unless you give anonymously.',
  email: 'Email address',
  emailHint: {
    cards: 'For your receipt. Only the mosque and its card payment provider see it.',
    pretend: 'For your receipt only.',
  },
  emailMeant: (address: string) => `Did you mean ${address}?`,
  emailTake: 'Yes, use that',
  anonymous: 'Give anonymously',
  anonymousHint: 'Your name won’t be shown with this gift.',
  amount: 'Your gift',
  amountOften: { weekly: 'Your gift every Friday', monthly: 'Your gift every month', daily: 'Your gift every day' },
  change: 'Change',
  give: (amount: string) => `Donate ${amount}`,
  giveOften: {
    weekly: (amount: string) => `Donate ${amount} every Friday`,
    monthly: (amount: string) => `Donate ${amount} every month`,
    daily: (amount: string) => `Donate ${amount} every day`,
  },
  giving: 'Sending your donation. Please wait.',
  loading: 'Loading this cause',
  failed: 'We couldn’t load this cause.',
  declined: 'Your payment didn’t go through. You haven’t been charged.',
  declinedMore: 'You can try again.',
  declines: {
    details: 'Your card wasn’t accepted. Please check the number, the date and the security code, and try again.',
    funds: 'Your card was declined: insufficient funds. Please try another card or a smaller amount.',
    later: 'Your bank couldn’t handle this right now. Please try again in a few minutes.',
    bank: 'Your card was declined by your bank. Please try another card, or ask your bank.',
  },
  closed: 'This donation has been closed. To try again, please reload the page and start a new one.',
  unknown: 'Connection lost. Your donation may not have gone through yet.',
  unknownMore: 'Press the button again: you’ll only be charged once.',
  stopped: 'Your donation wasn’t sent',
  about: 'About this cause',
  noScript: 'Please turn on JavaScript to donate here. You can also give another way:',
  errors: {
    amount: {
      empty: 'Choose an amount, or enter your own.',
      unreadable: (examples: string) => `Enter the amount in numbers, for example ${examples}.`,
      'too-precise': 'Enter an amount with fewer decimal places.',
      'too-large': 'Enter a smaller amount.',
      tooLittle: (least: string) => `The smallest gift is ${least}. Enter that or more.`,
      tooMuch: (most: string) =>
        `The largest gift we can take online is ${most}. To give more, please contact the mosque.`,
    },
    name: {
      empty: 'Enter your name.',
      long: (count: number, figure: string) =>
        counted(count, {
          one: `Enter a name of no more than ${figure} character.`,
          other: `Enter a name of no more than ${figure} characters.`,
        }),
    },
    email: {
      empty: 'Enter your email address.',
      unreadable: 'Enter an email address like name@example.org.',
    },
    outcome: 'Choose a test result.',
  },
  privacy: {
    title: 'How we use your details',
    records: 'The mosque keeps your name, email address and gift, because charities must keep records of donations.',
    cards:
      'Stripe handles card payments. Your card details go straight to Stripe and never reach the mosque or this website. We also send Stripe your name, email address and the amount, because a card payment needs them.',
    pretend: 'This is a demonstration: we don’t ask for a card, and nothing is sent to a payment provider.',
    purpose: 'We don’t sell your details, and use them only for this gift.',
    contact: (email: string) => `To see or correct your details, email ${email}.`,
  },
  demonstration: {
    title: 'This is a demonstration',
    notice: 'No money is taken and no card is needed. Choose a test result.',
    question: 'Choose a test result',
    outcomes: {
      demo_succeeds: { label: 'Payment succeeds', more: 'The test donation is recorded as received.' },
      demo_3ds: { label: 'Bank asks for approval', more: 'You approve or decline the payment, as in a banking app.' },
      demo_declined: { label: 'Bank declines the payment', more: 'You aren’t charged and can try again.' },
      demo_insufficient_funds: {
        label: 'Insufficient funds',
        more: 'You aren’t charged and can try again.',
      },
    },
    regularOutcomes: {
      demo_succeeds: { label: 'Card accepted', more: 'Each test donation is taken on its date.' },
      demo_3ds: { label: 'Bank asks for approval', more: 'You approve or decline the card, as in a banking app.' },
      demo_declined: { label: 'Bank declines the card', more: 'Nothing is set up and you can try again.' },
      demo_friday_declined: {
        label: 'Accepted now, declined at the first donation',
        more: 'We ask you for another card on the day.',
      },
      demo_friday_check: {
        label: 'Accepted now, checked at the first donation',
        more: 'The bank asks for your approval on the day.',
      },
    },
    bankTitle: 'Your bank needs your approval',
    bankQuestion: (amount: string) => `Approve a payment of ${amount}? This is a test: no money is taken.`,
    approve: 'Approve',
    refuse: 'Decline',
  },
  card: {
    title: 'Card details',
    loading: 'Loading the card form',
    missing: 'We couldn’t load the card form',
    slow: 'The card form hasn’t loaded yet',
    missingMore: 'Please check your connection and try again, or open this page in another browser.',
    noAnswer: 'The card form didn’t respond, so nothing was sent. Please try again.',
    wallets: 'Pay with a digital wallet',
    orCard: 'Or pay by card',
    incomplete: 'Please check the card details.',
    checkFailed: 'Your bank didn’t confirm the payment. You haven’t been charged. You can try again.',
  },
  challenge: {
    checking: 'Checking you’re not a robot. This takes a few seconds.',
    failed: 'We couldn’t check you’re not a robot. Please try again, or give another way.',
  },
  bank: {
    title: 'Other ways to give',
    noCards: 'We can’t take cards on this website yet.',
    howTo: 'How to give',
    noCardsMore: 'You can give by bank transfer.',
    inPerson: 'Please ask the mosque how to give.',
    details: 'Bank details',
    instead: 'Or give by bank transfer.',
  },
}
