/** A regular gift in its giver's hands: the pages behind the links of its letters. */
export const words = {
  title: 'Your regular gift',
  loading: 'Loading your gift',
  noScript: 'Please turn on JavaScript to change your gift. The mosque can also change it for you.',
  failed: 'We couldn’t load your gift.',
  failedMore: 'Nothing has changed. Please check your connection and try again.',
  detail: 'Gift details',
  leave: 'Keep as it is',
  again: 'Start a new regular gift',
  linkLives:
    'The link in your email works for 90 days, and each new email brings a new link. Anyone with the link can change this gift, so please don’t share it.',
  changed: 'This gift has changed in the meantime. Please check it again before you continue.',
  notDone: 'Nothing has changed',
  unknown: 'Connection lost. Please try again: the same change won’t be made twice.',
  oldLink: {
    title: 'This link no longer works',
    newest:
      'Please use the link in the newest email about this gift. Each email has a new link, which works for 90 days.',
    ask: 'Or ask the mosque to pause or cancel it for you:',
    login: 'Log in instead',
    backHome: 'Back to the home page',
  },
  ask: {
    title: 'Manage a regular gift',
    lead: 'We’ll email you a link to see, pause, change or cancel your gift. You don’t need an account.',
    again: 'Ask for another link',
    heading: 'Get a new link by email',
    emailHint: 'The address you gave with your donation.',
    reference: 'Gift reference or receipt number',
    referenceHint: 'It’s on each of your receipts, for example K3F7‑9QXA.',
    submit: 'Email me a link',
    sent: 'Check your inbox',
    sentMore: (email: string) =>
      `If we know this reference with ${email}, we’ve emailed you a link. It can take a few minutes.`,
    nothing: 'Nothing there? Check your spam or junk folder, then check the address and the reference.',
    errors: { reference: 'Enter the gift reference or a receipt number.' },
  },
  own: {
    back: 'Back to my profile',
    loggedOut: {
      title: 'Log in to change your gift',
      more: 'This page shows a regular gift in your account.',
      login: 'Log in',
    },
    missing: {
      title: 'We couldn’t find this gift in your account',
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
    past_due: 'Your last payment didn’t go through',
    ended: 'This regular gift has ended',
    expired: 'This regular gift was not set up',
  },
  leads: {
    pending_setup: 'Your bank hasn’t confirmed your card yet. You haven’t been charged.',
    scheduled: (day?: string) =>
      day ? `We’ll take the first payment on ${day}. You haven’t been charged yet.` : 'You haven’t been charged yet.',
    active: (day?: string) => (day ? `We’ll take the next payment on ${day}.` : 'Thank you.'),
    ending: (day?: string, last?: string) =>
      [day && `We’ll take the next payment on ${day}.`, last && `The end date is ${last}.`].filter(Boolean).join(' '),
    paused: (day?: string) =>
      day
        ? `You won’t be charged before ${day}. It restarts automatically then.`
        : 'You won’t be charged until you restart it.',
    past_due: {
      card: 'You haven’t been charged. Please update your card, or change the gift below.',
      check: 'Your bank wants to check that it’s you. You haven’t been charged yet.',
    },
    ended: 'You won’t be charged again. Thank you for your support.',
    expired: 'You haven’t been charged. You can start again at any time.',
  },
  facts: {
    cause: 'Cause',
    often: 'How often',
    rhythms: { weekly: 'Every Friday', monthly: 'Every month', daily: 'Every day' },
    state: 'Status',
    states: {
      pending_setup: 'Waiting for your bank’s check',
      scheduled: 'Set up',
      active: 'Active',
      paused: 'Paused',
      past_due: 'Payment missed',
      ending: 'Active until its end date',
      ended: 'Ended',
      expired: 'Not set up',
    },
    next: 'Next payment',
    resumes: 'Restarts on',
    lastPaid: 'Last payment',
    until: 'End date',
    card: 'Card',
    pretendCard: 'Test card',
    mode: 'Mode',
    modes: { demo: 'Demonstration: no money was taken', test: 'Test: no money was taken' },
    amount: 'Amount',
    cover: (amount: string) => `including ${amount} to cover the card fee`,
  },
  choices: {
    title: 'Manage your gift',
    resume: {
      label: 'Restart',
      more: 'Payments restart tomorrow. We won’t charge you for the ones you missed.',
    },
    mend: {
      label: { card: 'Update your card', check: 'Approve with your bank' },
      more: {
        card: 'We’ll take the missed payment from your new card right away.',
        check: 'Once your bank approves, we’ll take the missed payment.',
      },
    },
    skip: {
      label: 'Skip the next payment',
      more: (day?: string) =>
        day
          ? `We’ll skip the payment on ${day}. The one after that is taken as usual.`
          : 'We’ll skip the next payment.',
    },
    pause: { label: 'Pause', more: 'You won’t be charged until a date you choose, or until you restart it.' },
    amount: { label: 'Change the amount', more: 'From the next payment. You can change it again at any time.' },
    card: { label: 'Replace the card', more: 'We’ll take the next payment from your new card.' },
    cancel: { label: 'Cancel this gift', more: 'It stops right away. You can start again at any time.' },
    collect: {
      title: 'Demonstration: try the next payment',
      label: 'Take payment now (demonstration)',
      more: 'The next test payment is taken now instead of on its date.',
    },
  },
  pause: {
    title: 'Pause your gift',
    question: 'For how long?',
    open: 'Until I restart it',
    day: 'Until a date',
    until: 'Restarts on',
    untilHint: 'We’ll take the first payment on or after this date.',
    confirm: 'Pause gift',
    errors: {
      empty: 'Choose a date, or pause until you restart it.',
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
    label: (currency: string) => `Amount (${currency})`,
    hint: (least: string, most: string) => `From ${least} to ${most}.`,
    cover: 'If you cover the card fee, we’ll work it out again and add it.',
    confirm: 'Change amount',
    errors: {
      same: 'This is your current amount. Enter a different one.',
      tooLittle: (least: string) => `The smallest gift is ${least}. Enter that or more.`,
      tooMuch: (most: string) => `The largest gift we can take online is ${most}. Enter that or less.`,
      unreadable: (examples: string) => `Enter the amount in numbers, for example ${examples}.`,
    },
  },
  end: {
    question: 'Cancel this gift?',
    more: (amount: string) =>
      `It stops right away, and we won’t charge you ${amount} again. This doesn’t refund gifts you’ve already made. You can start again at any time.`,
    confirm: 'Cancel gift',
    keep: 'Keep giving',
  },
  said: {
    notYet: 'We couldn’t cancel it yet. Please try again.',
    pause: {
      title: (day?: string) => (day ? `Your gift is paused until ${day}.` : 'Your gift is paused.'),
      more: 'To undo this, press Restart.',
    },
    skip: { title: 'The next payment will be skipped.', more: 'To undo this, press Restart.' },
    resume: {
      title: 'Your gift has restarted.',
      more: (day?: string) => (day ? `We’ll take the next payment on ${day}.` : 'Thank you.'),
    },
    amount: {
      title: (amount: string) => `From the next payment it will be ${amount}.`,
      more: 'You can change it again at any time.',
    },
    cancel: {
      title: 'Your regular gift is cancelled.',
      more: 'You won’t be charged again. Thank you for your support.',
    },
    collect: {
      title: 'We’ve taken the next test payment.',
      more: (day?: string) => (day ? `The next one is on ${day}.` : 'There are no more payments.'),
      paused: 'The gift is paused, so no payment was taken.',
      failed: 'The payment didn’t go through.',
      failedMore: 'We’re emailing you about it. You can fix it here.',
    },
  },
  mend: {
    done: 'Your card is updated',
    title: 'Update your card',
    lead: (amount: string, cause: string) => `We’ll take ${amount} for ${cause} from this card from now on.`,
    card: {
      title: 'Your last payment didn’t go through',
      lead: (amount: string, cause: string) =>
        `Your bank declined ${amount} for ${cause}, so you haven’t been charged. If you use another card, we’ll take it right away.`,
    },
    check: {
      title: 'Your bank wants to check that it’s you',
      lead: (amount: string, cause: string) => `We’ll then take ${amount} for ${cause}. You haven’t been charged yet.`,
    },
    checkNow: 'Approve with my bank',
    other: 'Or use another card',
    use: 'Use this card',
    useAndCollect: (amount: string) => `Use this card and give ${amount}`,
    busy: 'Contacting your bank. Please wait.',
    back: 'Back to your gift',
    safe: 'You’ll only be charged once.',
    saved: 'We’ll use your new card from now on.',
    collected: 'Your missed payment has gone through. Thank you.',
    next: (day: string) => `We’ll take the next payment on ${day}.`,
    waiting: 'Your bank hasn’t answered yet',
    waitingMore: 'You can close this page. We’ll take the payment when your bank answers, and email you.',
    open: 'The missed payment didn’t go through',
    openMore: 'Your new card is saved, but the payment was declined. Please try another card.',
    declined: 'Your card wasn’t accepted. Nothing has changed.',
    declinedMore: 'You can try again.',
    unknown: 'Connection lost',
    unknownMore: 'Press the button again: the card won’t be charged twice.',
  },
}
