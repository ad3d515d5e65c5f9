import { choose, type Forms } from '../../plural.ts'
import type { plurals } from './language.ts'

const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

export const words = {
  steps: { amount: 'Amount', details: 'About you', pay: 'Payment' },
  progress: (step: string, of: string) => `Step ${step} of ${of}`,
  amountQuestion: 'How much would you like to give?',
  amountLabel: (currency: string) => `Amount in ${currency}`,
  otherAmountLabel: (currency: string) => `Another amount, in ${currency}`,
  amountHint: (least: string, most: string) => `From ${least} to ${most}.`,
  currency: 'Currency',
  continue: 'Continue',
  continueWith: (amount: string) => `Continue with ${amount}`,
  back: 'Back',
  often: {
    running: {
      title: 'You already give every Friday',
      next: (amount: string, day: string) => `The next gift: ${amount} on ${day}.`,
      more: 'You can pause, change or stop it. What you begin here is given besides.',
      byLetter:
        'The link in each of its receipts lets you pause, change or stop it. What you begin here is given besides.',
      manage: 'Manage this gift',
    },
    question: 'How often?',
    once: 'Once',
    weekly: 'Every Friday',
    monthly: 'Every month',
    daily: 'Every day',
    first: (day: string) => `Your first gift: ${day}.`,
    everyMonth: 'After that it is collected on the same day of every month, or on the last day of a shorter one.',
    free: 'You can pause or stop at any time.',
    startsOn: 'First day',
    until: 'Last day',
    untilHint: 'For example the last night of Ramadan.',
    sum: (count: number, figure: string, amount: string, sum: string) =>
      counted(count, { one: `One gift of ${amount}.`, other: `${figure} gifts of ${amount}: ${sum} in all.` }),
    later: (day: string) => `Nothing is taken today. Your first gift is collected on ${day}.`,
    moved: (day: string) => `Your first gift would now be on ${day}`,
    movedMore:
      'It has become too late for the day shown before. Nothing was taken, and nothing has begun: give again if this day is right for you.',
    errors: {
      startsOn: {
        early: (day: string) => `The first day can be ${day} or later.`,
        late: (day: string) => `The first day can be ${day} at the latest.`,
      },
      until: {
        empty: 'Choose the last day.',
        early: 'The last day must not be before the first.',
        late: (count: number, figure: string) =>
          counted(count, {
            one: 'Choose an earlier last day.',
            other: `Choose an earlier last day: ${figure} gifts at the most.`,
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
    label: (cover: string, gift: string) => `Add ${cover} so that the mosque receives all of your ${gift}`,
    hint: 'So much the card company keeps of a gift like this.',
    zakat:
      'Your zakat reaches those entitled to it in full either way: without this, another fund pays the card company.',
    sum: (gift: string, cover: string) => `${gift} and ${cover} for the card company`,
  },
  message: {
    label: 'A few words to the mosque',
    optional: '(optional)',
    left: (count: number, figure: string) =>
      counted(count, { one: `${figure} letter left`, other: `${figure} letters left` }),
    over: (count: number, figure: string) =>
      counted(count, { one: `${figure} letter too many`, other: `${figure} letters too many` }),
    long: (count: number, figure: string) =>
      counted(count, { one: 'Write fewer words.', other: `Write fewer words: ${figure} letters at the most.` }),
  },
  giftAid: {
    question: (extra: string) => `May the mosque claim Gift Aid and receive ${extra} more?`,
    free: 'It costs you nothing: it comes from tax you have paid in the United Kingdom.',
    yes: 'Yes, I pay tax in the UK',
    no: 'No',
    declaration: 'What you declare',
    always: 'Also for my gifts of the past four years and of the future',
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    house: 'House name or number',
    houseHint: 'Where you live, not where you work.',
    address: 'Home address',
    postcode: 'Postcode',
    overseas: 'I do not live in the United Kingdom',
    purpose: 'The mosque keeps this for its claim and sends it to HM Revenue and Customs, to nobody else.',
    errors: {
      claim: 'Choose yes or no.',
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      house: 'Enter the name or number of your house.',
      address: 'Enter your home address.',
      postcode: {
        empty: 'Enter your postcode, or say that you do not live in the United Kingdom.',
        unreadable: 'Enter a postcode like BD1 1AA.',
        crown:
          'For Gift Aid, the Channel Islands and the Isle of Man are outside the UK. Tick that you do not live in the United Kingdom, and enter your home address.',
        bfpo: 'Enter your BFPO address as a postcode that begins with BF1.',
      },
      long: (count: number, figure: string) =>
        counted(count, { one: `Enter ${figure} letter.`, other: `Enter ${figure} letters or fewer.` }),
    },
  },
  need: {
    chosen: (title: string) => `For: ${title}`,
    /** Where its name is not known. */
    some: 'what you have chosen',
    left: (amount: string) => `${amount} still to give`,
    whole: 'Give to the campaign instead',
    look: 'Look again',
    taken: (title: string) => `There is not enough left to give: ${title}`,
    takenMore: 'All of it has been given, or somebody is giving it at this moment.',
    tooMuch: (most: string) => `Only ${most} of it is left to give. Enter that or less, or give to the campaign.`,
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
  nameShown: 'Your first name is shown on the campaign’s page with what you give, unless you give anonymously.',
  email: 'Your e-mail address',
  emailHint: {
    cards: 'The mosque sees it together with your gift, and so does the company that handles the card payment.',
    pretend: 'Only the mosque sees it, together with your gift.',
  },
  emailMeant: (address: string) => `Did you mean ${address}?`,
  emailTake: 'Yes, use that',
  anonymous: 'Give anonymously',
  anonymousHint: 'Your name is never shown with this gift.',
  amount: 'Your gift',
  amountOften: { weekly: 'Your gift every Friday', monthly: 'Your gift every month', daily: 'Your gift every day' },
  change: 'Change',
  give: (amount: string) => `Give ${amount}`,
  giveOften: {
    weekly: (amount: string) => `Give ${amount} every Friday`,
    monthly: (amount: string) => `Give ${amount} every month`,
    daily: (amount: string) => `Give ${amount} every day`,
  },
  giving: 'Sending your gift. Please wait.',
  loading: 'Loading this cause',
  failed: 'We could not load this cause.',
  declined: 'The payment did not go through. Nothing was taken.',
  declinedMore: 'You can try again.',
  declines: {
    details: 'Your card was not accepted. Please check the number, the date and the security code, and try again.',
    funds: 'There is not enough money on this card. Please try another card or a smaller amount.',
    later: 'Your bank could not handle this just now. Please try again in a few minutes.',
    bank: 'Your bank declined the card. Please try another card, or ask your bank.',
  },
  closed: 'This gift has been closed. To try again, please reload the page and begin a new gift.',
  unknown: 'We lost the connection while sending your gift',
  unknownMore: 'Press the button again: the same gift is never taken twice.',
  stopped: 'Your gift was not sent',
  about: 'About this cause',
  noScript: 'To give here your browser must run JavaScript. You can also give in another way:',
  errors: {
    amount: {
      empty: 'Choose an amount, or enter your own.',
      unreadable: (examples: string) => `Enter the amount in figures, for example ${examples}.`,
      'too-precise': 'Enter an amount with fewer decimal places.',
      'too-large': 'Enter a smaller amount.',
      tooLittle: (least: string) => `The smallest gift is ${least}. Enter that or more.`,
      tooMuch: (most: string) => `The largest gift we can take here is ${most}. For more, please speak to the mosque.`,
    },
    name: {
      empty: 'Enter your name.',
      long: (count: number, figure: string) =>
        counted(count, {
          one: `Enter a name of ${figure} letter.`,
          other: `Enter a name of ${figure} letters or fewer.`,
        }),
    },
    email: {
      empty: 'Enter your e-mail address.',
      unreadable: 'Enter an e-mail address like name@example.org.',
    },
    outcome: 'Choose how the pretend payment should end.',
  },
  privacy: {
    title: 'What we do with your details',
    records:
      'The mosque keeps your name, your e-mail address and your gift, because charities must keep records of what they were given.',
    cards:
      'Card payments are handled by Stripe. Your card details go straight to Stripe and never reach the mosque or this website. Your name, your e-mail address and the amount go to Stripe as well, because a card payment needs them.',
    pretend: 'This is a demonstration: no card is asked for, and nothing goes to a payment company.',
    purpose: 'Your details are not sold, and are not used for anything but this gift.',
    contact: (email: string) => `To see your details or have them corrected, write to ${email}.`,
  },
  demonstration: {
    title: 'This is a demonstration',
    notice: 'No money moves and no card is asked for. Choose how the pretend payment should end.',
    question: 'How should the payment end?',
    outcomes: {
      demo_succeeds: { label: 'It succeeds', more: 'The gift is recorded as paid, in pretend money.' },
      demo_3ds: { label: 'The bank asks first', more: 'You approve or refuse the payment, as in a bank’s app.' },
      demo_declined: { label: 'The bank declines it', more: 'Nothing is taken and you can try again.' },
      demo_insufficient_funds: {
        label: 'There is not enough money',
        more: 'Nothing is taken and you can try again.',
      },
    },
    regularOutcomes: {
      demo_succeeds: { label: 'The card is accepted', more: 'Each pretend gift is collected when its day comes.' },
      demo_3ds: { label: 'The bank asks first', more: 'You approve or refuse the card, as in a bank’s app.' },
      demo_declined: { label: 'The bank declines the card', more: 'Nothing is set up and you can try again.' },
      demo_friday_declined: {
        label: 'Accepted now, declined at the first gift',
        more: 'You are asked for another card when the day comes.',
      },
      demo_friday_check: {
        label: 'Accepted now, checked at the first gift',
        more: 'The bank wants to see you when the day comes.',
      },
    },
    bankTitle: 'Your bank asks',
    bankQuestion: (amount: string) => `Do you approve a payment of ${amount}? This is pretend: no money moves.`,
    approve: 'Approve',
    refuse: 'Refuse',
  },
  card: {
    title: 'Card details',
    loading: 'Loading the card form',
    missing: 'The card form could not be loaded',
    missingMore: 'Please check your connection and reload the page.',
    wallets: 'Pay with a wallet',
    orCard: 'Or with a card',
    incomplete: 'Please check the card details.',
    checkFailed: 'Your bank did not confirm the payment. Nothing was taken. You can try again.',
  },
  challenge: {
    checking: 'Checking that you are a person. This takes a few seconds.',
    failed: 'We could not check that you are a person. Please try again, or give in another way.',
  },
  bank: {
    title: 'Other ways to give',
    noCards: 'We cannot take cards on this website yet.',
    noCardsMore: 'You can give in one of these ways.',
    inPerson: 'Please speak to the mosque about how to give.',
    details: 'Bank details',
    instead: 'Or give by bank transfer.',
  },
}
