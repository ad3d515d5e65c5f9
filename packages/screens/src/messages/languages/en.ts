import type { Prayer } from '@minaret/contract'
import type { Screen } from '@minaret/plans'
import { choose, type Forms } from '../plural.ts'

// Every word the screens say, in English: a part for all pages, and one for each feature. The file of another language
// exports the same names. Sentences that hold a value are functions; values come in formatted. A browser loads a part
// alone, so each `export const` stands by itself (`packages/config/languages.ts`).

/** What English calls itself: its name in the list of languages. */
export const endonym = 'English'

/** What English tells apart when it counts (a test compares it with `Intl.PluralRules`). */
export const plurals = ['one', 'other'] as const
const counted = (count: number, forms: Forms<typeof plurals>) => choose('en', count, forms)

const hijriMonths = [
  'Muharram',
  'Safar',
  'Rabiʿ al-Awwal',
  'Rabiʿ al-Thani',
  'Jumada al-Ula',
  'Jumada al-Akhirah',
  'Rajab',
  'Shaʿban',
  'Ramadan',
  'Shawwal',
  'Dhul-Qaʿdah',
  'Dhul-Hijjah',
]

/** What every page may need. */
export const common = {
  site: {
    skip: 'Skip to content',
    menu: 'Menu',
    main: 'Main',
    home: 'home',
    donate: 'Donate',
    campaigns: 'Campaigns',
    opening: 'Opening the page',
    demonstration: 'Demonstration: no money is taken anywhere on this site.',
    testMode: 'Test mode: no money is taken. Only test cards work.',
    offline: 'You are offline. What you see may be out of date.',
    online: 'You are back online.',
    messages: 'Messages',
    close: 'Close',
    configuring: 'Opening the site',
    configurationFailed: 'We could not open the site. Please check your connection.',
    language: 'Language',
    screens: {
      home: 'Home',
      prayerTimes: 'Prayer times',
      donate: 'Donate',
    } satisfies Partial<Record<Screen, string>>,
  },
  footer: {
    label: 'About this site',
    links: 'Links',
    find: 'Find us',
    follow: 'Follow us',
    apps: 'Our app',
    appStore: 'App Store',
    playStore: 'Google Play',
    directions: 'Directions',
    whatsapp: 'Chat on WhatsApp',
    groups: 'WhatsApp groups',
    joinGroup: 'Join masjid WhatsApp group',
    copyright: (year: string, name: string) => `© ${year} ${name}`,
    credit: (maker: string) => `Website by ${maker}`,
    charity: (name: string, number: string) => `${name}, registered charity ${number}`,
    social: {
      facebookLink: 'Facebook',
      twitterLink: 'X (Twitter)',
      instagramLink: 'Instagram',
      linkedInLink: 'LinkedIn',
      youtubeLink: 'YouTube',
      snapchatLink: 'Snapchat',
      tiktokLink: 'TikTok',
    },
  },
  prayer: {
    names: {
      fajr: 'Fajr',
      sunrise: 'Sunrise',
      dhuhr: 'Dhuhr',
      asr: 'Asr',
      maghrib: 'Maghrib',
      isha: 'Isha',
    } satisfies Record<Prayer | 'sunrise', string>,
    today: "Today's prayer times",
    begins: 'Begins',
    jamaat: 'Jamaat',
    now: 'now',
    next: 'next',
    nextJamaat: 'Next jamaat',
    nextJamaatTomorrow: 'Next jamaat, tomorrow',
    nextPrayer: 'Next prayer',
    nextPrayerTomorrow: 'Next prayer, tomorrow',
    in: 'in',
    until: (prayer: string) => `Time until ${prayer}`,
    loading: 'Loading prayer times',
    date: ({ weekday, date }: { weekday: string; date: string }) => `${weekday} ${date}`,
    hijri: (day: string, month: string, year: string) => `${day} ${month} ${year}`,
    /** @param usual the name `Intl` gives the month, which English has better ones for */
    hijriMonth: (month: number, usual: string) => hijriMonths[month - 1] ?? usual,
    failed: 'We could not load the prayer times.',
    calculated: 'Calculated, not taken from the mosque’s timetable.',
    noJamaat: 'There are no jamaat times for these days.',
    calculatedBy: (method: string, school: string) => `Method: ${method}. Asr: ${school}.`,
    /** Where twilight lasts too long, something else bounds the night's prayers. */
    boundedBy: (bound: string) => `Fajr and Isha on short nights: ${bound}.`,
    bounds: {
      MiddleOfTheNight: 'the middle of the night',
      SeventhOfTheNight: 'a seventh of the night',
      TwilightAngle: 'by the angle of twilight',
      seasons: 'by the method’s own seasons',
    },
    calculatedFor: (city: string) =>
      `These are the times of ${city}, the city of the time zone: the mosque has not yet said where it stands.`,
    methods: {
      MuslimWorldLeague: 'Muslim World League',
      Egyptian: 'Egyptian General Authority of Survey',
      Karachi: 'University of Islamic Sciences, Karachi',
      UmmAlQura: 'Umm al-Qura University, Makkah',
      Dubai: 'Dubai',
      MoonsightingCommittee: 'Moonsighting Committee',
      NorthAmerica: 'Islamic Society of North America',
      Kuwait: 'Kuwait',
      Qatar: 'Qatar',
      Singapore: 'Singapore',
      Tehran: 'Institute of Geophysics, University of Tehran',
      Turkey: 'Diyanet, Türkiye',
    },
    schools: { Shafi: 'Shafi’i, Maliki and Hanbali', Hanafi: 'Hanafi' },
    mithl: { first: 'Mithl 1', second: 'Mithl 2' },
    jumuah: 'Jumu’ah',
    imsak: 'Imsak',
    iftar: 'Iftar',
    taraweeh: 'Taraweeh',
    eid: { fitr: 'Eid al-Fitr', adha: 'Eid al-Adha' },
    tomorrow: (what: string) => `Tomorrow: ${what}`,
    /** From a day on a congregation stands at another time. */
    change: (day: string, prayer: string, time: string) => `From ${day}: ${prayer} jamaat ${time}`,
    changeToNone: (day: string, prayer: string) => `From ${day}: no ${prayer} jamaat`,
    /** Where there are several, what was until then says which. */
    jumuahChange: (day: string, which: string, time: string, before?: string) =>
      `From ${day}: ${which} ${time}${before ? ` instead of ${before}` : ''}`,
    jumuahChangeToNone: (day: string, which: string, before: string) => `From ${day}: no ${which} ${before}`,
    notes: 'Also today',
    title: 'Prayer times',
  },
  causes: {
    cue: 'Give',
    loading: 'Loading the causes',
    failed: 'We could not load the causes.',
  },
  notFound: {
    title: 'Page not found',
    more: 'The address may be mistyped, or the page is no longer here.',
    home: 'Go to the home page',
  },
  broken: {
    title: 'Something went wrong on this page',
    more: 'Please reload it. If that does not help, come back in a few minutes.',
    reload: 'Reload the page',
  },
  renewed: {
    title: 'The site has been updated',
    more: 'Reload this page to see its newest version.',
  },
  unreached: {
    title: 'We could not load this page',
    more: 'Please check your connection and try again.',
  },
  problems: (count: number, figure: string) =>
    counted(count, { one: 'There is a problem', other: `There are ${figure} problems` }),
  retry: 'Try again',
}

export const home = {
  description: (name: string) => `Prayer times, and how to support ${name}.`,
  causes: 'Give to the mosque',
  allCauses: 'All causes',
  welcome: (name: string) => `Welcome to ${name}`,
  welcomeLead: 'Your support keeps the mosque open to everyone, every day.',
  month: 'The whole month’s times',
}

export const prayerTimes = {
  shortDay: ({ weekdayShort, number }: { weekdayShort: string; number: string }) => `${weekdayShort} ${number}`,
  titleOf: (month: string) => `Prayer times, ${month}`,
  description: (name: string) => `When each prayer begins and when the congregation prays at ${name}.`,
  day: 'Day',
  todayMark: 'today',
  calculatedMark: 'calculated',
  previous: (month: string) => `Previous month: ${month}`,
  following: (month: string) => `Next month: ${month}`,
  thisMonth: 'This month',
  months: 'Months',
  print: 'Print this month',
  printYear: 'Print the year',
  calculatedDays: 'Days marked as calculated have no row in the mosque’s own timetable.',
}

/** Pages the host draws alone: times on paper, and times in a frame of another site. */
export const prayerSheet = {
  title: (month: string, name: string) => `Prayer times, ${month}: ${name}`,
  date: 'Date',
  day: 'Day',
  hijri: 'Hijri',
  own: 'From the mosque’s own timetable.',
  clocks: { forward: 'The clocks go forward', back: 'The clocks go back' },
  monthBegins: (month: string) => `${month} begins`,
  fasting: 'In Ramadan fasting ends, iftar, when Maghrib begins.',
  afterMidnight: 'A Maghrib or Isha after midnight is that of the night after the day.',
  notes: 'This month',
  dated: ({ weekdayShort, number }: { weekdayShort: string; number: string }) => `${weekdayShort} ${number}`,
  noneHeld: (prayer: string) => `${prayer}: no jamaat`,
  calculated: 'Calculated, not taken from the mosque’s own timetable.',
  calculatedMarked: 'Days with a ring are calculated, not taken from the mosque’s own timetable.',
  latitude: (days: string, degrees: string) =>
    `${days}: the sun does not rise or does not set, so it is calculated as for latitude ${degrees} degrees.`,
  version: (version: string) => `Version ${version}`,
  paper: 'Paper',
  print: 'Print',
  how: 'Press Ctrl and P, or Share and Print on a phone. Choose the paper’s own size, without margins.',
  back: 'Back to the prayer times',
  wholeYear: (year: string) => `The whole of ${year}`,
  preview: 'Preview',
  site: (name: string) => `More at ${name}`,
}

/** The plain page of a screen in a hall. */
export const tvPlain = {
  /** The page cannot tick: it says when it was drawn. */
  asOf: 'As of',
  today: 'Today',
  tomorrow: 'Tomorrow',
  day: ({ weekday, number }: { weekday: string; number: string }) => `${weekday} ${number}`,
  left: (hours: number, hoursFigure: string, minutesFigure: string) =>
    hours > 0 ? `in ${hoursFigure} h ${minutesFigure} min` : `in ${minutesFigure} min`,
  news: 'From the mosque',
  cancelled: 'cancelled',
  changes: 'Jamaat times change',
  janazah: 'Janazah',
  emergency: 'Emergency',
  notConnected: 'This screen is not connected',
  notConnectedMore: 'Ask the mosque office for its address.',
  closed: 'Closed for now',
  away: 'The times cannot be shown just now',
  again: 'This page tries again by itself.',
}

export const donate = {
  title: 'Donate',
  lead: 'Choose what your gift is for. It takes less than a minute.',
  description: (name: string) => `Give to ${name}: choose a cause and an amount.`,
  friday: {
    title: 'Give every Friday',
    lead: 'A little every Friday, by itself. Choose what it is for; you can pause or stop at any time.',
    description: (name: string) => `Give to ${name} every Friday: choose a cause and an amount.`,
    others: 'Other causes',
  },
  none: 'No causes just now',
  noneMore: 'There is nothing to give to at the moment. Please come back soon.',
  backHome: 'Back to the home page',
}

export const cause = {
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
      },
      long: (count: number, figure: string) =>
        counted(count, { one: `Enter ${figure} letter.`, other: `Enter ${figure} letters or fewer.` }),
    },
  },
  name: 'Your name',
  email: 'Your e-mail address',
  emailHint: {
    cards: 'The mosque sees it together with your gift, and so does the company that handles the card payment.',
    pretend: 'Only the mosque sees it, together with your gift.',
  },
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

export const thankYou = {
  title: 'Your gift',
  loading: 'Looking up your gift',
  failed: 'We could not look up your gift.',
  failedMore: 'Your gift is safe. Please try again in a moment.',
  notFound: 'We could not find that gift',
  causes: 'See the causes',
  notFoundMore: 'Please check the address, or contact the mosque with the reference you were given.',
  paid: 'Thank you',
  paidLead: (amount: string, cause: string) => `We have received your gift of ${amount} for ${cause}.`,
  demoLead: (amount: string, cause: string) =>
    `Your pretend gift of ${amount} for ${cause} is recorded. No money was taken.`,
  regular: {
    lead: {
      weekly: (amount: string, cause: string) => `You give ${amount} for ${cause} every Friday.`,
      monthly: (amount: string, cause: string) => `You give ${amount} for ${cause} every month.`,
      daily: (amount: string, cause: string) => `You give ${amount} for ${cause} every day.`,
    },
    later: 'Nothing has been taken yet.',
    first: 'First gift',
    next: 'Next gift',
    last: 'Last gift',
    rhythms: { weekly: 'Every Friday', monthly: 'Every month', daily: 'Every day' },
    howTitle: 'If you want to change it',
    how: 'In every letter we send you about it there is a link. With it you pause, skip, change or stop this gift, at any time and without saying why.',
  },
  paused: 'This gift is paused',
  pausedLead: 'Nothing is taken until it begins again.',
  ended: 'This regular gift has ended',
  endedLead: 'Nothing more is taken. Thank you for what you gave.',
  troubled: 'A gift could not be collected',
  troubledLead: 'Nothing was taken for it. We have written to you how to mend it.',
  expired: 'This regular gift was not set up',
  expiredLead: 'Nothing was taken. You can begin again.',
  cover: (amount: string) => `of which ${amount} covers the card company’s fee`,
  refunded: 'Returned',
  giftAid: 'Gift Aid',
  giftAidSaid: { yes: 'Yes, the mosque may claim it', no: 'No' },
  receipt: {
    title: 'Receipt',
    number: 'Receipt number',
    from: 'Received by',
    charity: (number: string) => `Registered charity ${number}`,
    fund: 'Fund',
  },
  waiting: 'We are checking with the bank',
  waitingLead: 'This usually takes a few seconds. Please do not give again: this page shows the answer by itself.',
  stopped: 'We are still waiting for the bank',
  stoppedLead:
    'You can close this page. The gift is recorded as soon as the bank answers; come back to this address to see it.',
  unfinished: 'Your bank’s check was not finished',
  unfinishedLead: 'Nothing was taken. You can start again from the cause.',
  declined: 'The payment did not go through',
  declinedLead: 'Nothing was taken. You can try again.',
  returned: 'This gift was returned',
  returnedLead: 'The money has been sent back, in whole or in part.',
  disputed: 'This gift is being looked into',
  disputedLead: 'The bank is reviewing the payment.',
  tryAgain: 'Try again',
  look: 'Look again',
  detail: 'Your gift in detail',
  cause: 'Cause',
  amount: 'Amount',
  reference: 'Reference',
  date: 'Date',
  dateAndTime: ({ date, time }: { date: string; time: string }) => `${date} at ${time}`,
  state: 'State',
  stateNames: {
    created: 'Not sent yet',
    confirming: 'With the bank',
    requires_action: 'Waiting for your bank’s check',
    processing: 'With the bank',
    paid: 'Paid',
    failed: 'Not paid',
    abandoned: 'Not paid',
    part_refunded: 'Partly returned',
    refunded: 'Returned',
    disputed: 'Under review',
    reversed: 'Returned',
    pending_setup: 'Waiting for your bank’s check',
    scheduled: 'Set up',
    active: 'Running',
    paused: 'Paused',
    past_due: 'The last one was not paid',
    ending: 'Running, to its last day',
    ended: 'Ended',
    expired: 'Not set up',
  },
  mode: 'Money',
  modes: { demo: 'Pretend: this is a demonstration', test: 'Pretend: this is a test' },
  print: 'Print',
  more: 'Give to another cause',
  backHome: 'Back to the home page',
}

/** A regular gift in its giver's hands: the pages behind the links of its letters. */
export const manageGift = {
  title: 'Your regular gift',
  loading: 'Looking up your gift',
  failed: 'We could not look up your gift.',
  failedMore: 'Nothing has changed. Please check your connection and try again.',
  detail: 'Your gift in detail',
  leave: 'Leave as it is',
  again: 'Give again',
  linkLives:
    'The link in your letter keeps working for 90 days, and each letter brings a new one. Whoever has it can change this gift, so please do not pass it on.',
  changed: 'This gift has changed meanwhile. Please look at it again before you go on.',
  notDone: 'This was not done',
  unknown: 'We lost the connection. Please try again: the same change is never made twice.',
  oldLink: {
    title: 'This link is no longer good',
    newest:
      'Please use the link in your newest letter about this gift: each letter brings a new one, good for 90 days.',
    ask: 'Or ask the mosque, which can pause or end it for you:',
    login: 'Log in instead',
    backHome: 'Back to the home page',
  },
  titles: { weekly: 'Your gift every Friday', monthly: 'Your gift every month', daily: 'Your gift every day' },
  gives: {
    weekly: (amount: string, cause: string) => `${amount} for ${cause}, every Friday.`,
    monthly: (amount: string, cause: string) => `${amount} for ${cause}, every month.`,
    daily: (amount: string, cause: string) => `${amount} for ${cause}, every day.`,
  },
  heads: {
    paused: 'Your gift is paused',
    past_due: 'Your last gift could not be collected',
    ended: 'This regular gift has ended',
    expired: 'This regular gift was not set up',
  },
  leads: {
    pending_setup: 'Your bank has not confirmed the card yet. Nothing has been taken.',
    scheduled: (day?: string) =>
      day ? `The first is collected on ${day}. Nothing has been taken yet.` : 'Nothing has been taken yet.',
    active: (day?: string) => (day ? `The next is collected on ${day}.` : 'Thank you.'),
    ending: (day?: string, last?: string) =>
      [day && `The next is collected on ${day}.`, last && `The last day is ${last}.`].filter(Boolean).join(' '),
    paused: (day?: string) =>
      day
        ? `Nothing is collected before ${day}. Then it goes on by itself.`
        : 'Nothing is collected until you resume it.',
    past_due: {
      card: 'Nothing was taken for it. Please use another card, or change the gift below.',
      check: 'Your bank wants to check that it is you. Nothing was taken for it yet.',
    },
    ended: 'Nothing more is collected. Thank you for what you gave.',
    expired: 'Nothing was taken. You can begin again at any time.',
  },
  facts: {
    cause: 'Cause',
    often: 'How often',
    rhythms: { weekly: 'Every Friday', monthly: 'Every month', daily: 'Every day' },
    state: 'State',
    states: {
      pending_setup: 'Waiting for your bank’s check',
      scheduled: 'Set up',
      active: 'Running',
      paused: 'Paused',
      past_due: 'The last one was not paid',
      ending: 'Running, to its last day',
      ended: 'Ended',
      expired: 'Not set up',
    },
    next: 'Next gift',
    resumes: 'Goes on',
    lastPaid: 'Last collected',
    until: 'Last day',
    card: 'Card',
    pretendCard: 'Pretend card',
    mode: 'Money',
    modes: { demo: 'Pretend: this is a demonstration', test: 'Pretend: this is a test' },
    amount: 'Amount',
    cover: (amount: string) => `of which ${amount} covers the card company’s fee`,
  },
  choices: {
    title: 'What you can do',
    resume: {
      label: 'Resume',
      more: 'It is collected again from the next day on. What was left out is not collected later.',
    },
    mend: {
      label: { card: 'Use another card', check: 'Let your bank check' },
      more: {
        card: 'With another card, the gift that is open is collected at once.',
        check: 'Once your bank has checked, the gift that is open is collected.',
      },
    },
    skip: {
      label: 'Skip the next one',
      more: (day?: string) =>
        day ? `The gift of ${day} is left out. The one after it is collected as usual.` : 'The next gift is left out.',
    },
    pause: { label: 'Pause', more: 'Nothing is collected, until a day you choose or until you resume it.' },
    amount: { label: 'Change the amount', more: 'From the next gift on. You can change it again at any time.' },
    card: { label: 'Replace the card', more: 'The next gift is collected from the new card.' },
    cancel: { label: 'End this gift', more: 'It ends at once. You can begin again at any time.' },
    collect: {
      title: 'Demonstration: see a day come',
      label: 'Collect now (demonstration)',
      more: 'The next collection happens now instead of on its day, in pretend money.',
    },
  },
  pause: {
    title: 'Pause your gift',
    question: 'For how long?',
    open: 'Until I resume it',
    day: 'Until a day',
    until: 'Goes on from',
    untilHint: 'The first gift on or after this day is collected again.',
    confirm: 'Pause it',
    errors: {
      empty: 'Choose a day, or pause until you resume it.',
      early: (day: string) => `Choose ${day} or later.`,
      late: (day: string) => `Choose ${day} or earlier.`,
    },
  },
  amount: {
    title: 'Change the amount',
    question: {
      weekly: 'How much would you like to give every Friday?',
      monthly: 'How much would you like to give every month?',
      daily: 'How much would you like to give every day?',
    },
    label: (currency: string) => `Amount in ${currency}`,
    hint: (least: string, most: string) => `From ${least} to ${most}.`,
    cover: 'What you add for the card company’s fee is worked out anew and comes on top.',
    confirm: 'Change it',
    errors: {
      same: 'This is what you give now. Enter another amount.',
      tooLittle: (least: string) => `The smallest gift is ${least}. Enter that or more.`,
      tooMuch: (most: string) => `The largest gift we can take here is ${most}. Enter that or less.`,
      unreadable: (examples: string) => `Enter the amount in figures, for example ${examples}.`,
    },
  },
  end: {
    question: 'End this gift?',
    more: (amount: string) =>
      `It ends at once, and ${amount} is not collected again. What you have given stays given. You can begin again at any time.`,
    confirm: 'End it',
    keep: 'Keep giving',
  },
  said: {
    notYet: 'It could not be ended yet. Please try again.',
    pause: {
      title: (day?: string) => (day ? `Your gift is paused until ${day}.` : 'Your gift is paused.'),
      more: 'To take this back, press Resume.',
    },
    skip: { title: 'The next gift is left out.', more: 'To take this back, press Resume.' },
    resume: {
      title: 'Your gift goes on.',
      more: (day?: string) => (day ? `The next is collected on ${day}.` : 'Thank you.'),
    },
    amount: {
      title: (amount: string) => `From the next gift on it is ${amount}.`,
      more: 'You can change it again at any time.',
    },
    cancel: { title: 'Your gift has ended.', more: 'Nothing more is collected. Thank you for what you gave.' },
    collect: {
      title: 'The next day has come, in pretend money.',
      more: (day?: string) => (day ? `The one after it is collected on ${day}.` : 'There is none after it.'),
      paused: 'The gift is paused, so nothing was collected.',
      failed: 'The day has come, and the gift could not be collected.',
      failedMore: 'A letter about it is on its way. You can mend it here.',
    },
  },
  mend: {
    done: 'The card of your gift',
    title: 'Another card for your gift',
    lead: (amount: string, cause: string) => `${amount} for ${cause} is collected from this card from now on.`,
    card: {
      title: 'Your last gift could not be collected',
      lead: (amount: string, cause: string) =>
        `The bank declined ${amount} for ${cause}, so nothing was taken. With another card it is collected at once.`,
    },
    check: {
      title: 'Your bank wants to check that it is you',
      lead: (amount: string, cause: string) =>
        `Then ${amount} for ${cause} is collected. Nothing was taken for it yet.`,
    },
    checkNow: 'Let my bank check',
    other: 'Or use another card',
    use: 'Use this card',
    useAndCollect: (amount: string) => `Use this card and give ${amount}`,
    busy: 'Asking the bank. Please wait.',
    back: 'Back to your gift',
    safe: 'The same gift is never collected twice.',
    saved: 'The new card is used from now on.',
    collected: 'The gift that was open has been collected. Thank you.',
    next: (day: string) => `The next is collected on ${day}.`,
    waiting: 'Your bank has not answered yet',
    waitingMore: 'You can close this page. We collect the gift as soon as it does, and write to you.',
    open: 'The gift that is open was not collected',
    openMore: 'The new card is kept, but the collection did not go through. Please try another card.',
    declined: 'The card was not accepted. Nothing has changed.',
    declinedMore: 'You can try again.',
    unknown: 'We lost the connection',
    unknownMore: 'Press the button again: the same card is never used twice for the same gift.',
  },
}

export const campaignsHome = {
  description: (name: string) => `Campaigns of ${name}.`,
  none: 'No campaign is open just now',
  noneMore: 'When the next one opens, you will find it here.',
}
