/** A regular gift in its giver's hands: the pages behind the links of its letters. */
export const words = {
  title: 'Your regular gift',
  loading: 'Looking up your gift',
  noScript:
    'Changing your gift needs JavaScript, which is switched off in this browser. The mosque can also do it for you.',
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
  ask: {
    title: 'Manage a regular gift',
    lead: 'We’ll email you a link to see your gift, pause it, change it or end it. You don’t need an account.',
    again: 'Ask for another link',
    heading: 'Get a new link by email',
    emailHint: 'The one you gave with.',
    reference: 'Gift reference or receipt number',
    referenceHint: 'It’s on each of your receipts, for example K3F7‑9QXA.',
    submit: 'Email me a link',
    sent: 'Check your inbox',
    sentMore: (email: string) =>
      `If we know this reference with ${email}, we’ve emailed you a link. It can take a few minutes.`,
    nothing: 'Nothing there? Check your spam or junk folder, then check the address and the reference.',
    errors: { reference: 'Enter the reference of your gift, or the number of a receipt.' },
  },
  own: {
    back: 'Back to my profile',
    loggedOut: {
      title: 'Log in to change your gift',
      more: 'This page shows a regular gift of your own account.',
      login: 'Log in',
    },
    missing: {
      title: 'This gift is not in your account',
      more: 'You may be logged in to another account. Your regular gifts are listed in your profile.',
      profile: 'See my regular gifts',
    },
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
