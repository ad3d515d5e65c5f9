/** Bank statements, at the desk. */
export const words = {
  title: 'Bank statements',
  lead: 'Import a statement from your bank, say what each line is, and post it. Only gifts add to what has been given.',
  modes: {
    demo: 'This is a demonstration: nothing here is real money.',
    test: 'This mosque takes test payments: nothing here counts as real money.',
    live: '',
  },
  upload: {
    title: 'Import a statement',
    account: 'Bank account',
    accountHint: 'What you call the account. Use the same name each time.',
    noAccount: 'Enter what you call this account, then choose the file again.',
    file: 'Statement file',
    fileHint: 'CSV, OFX or CAMT.053, up to 3 MB. Importing the same days twice is fine: each line is counted once.',
    tooLarge: 'This file is too large: the limit is 3 MB. Export a shorter period.',
    reading: 'Reading the statement',
    ask: 'Check the columns first',
    askHint: 'For CSV files. Choose this to see what we take each column for, or to change what you chose last time.',
  },
  question: {
    title: 'Which column is what?',
    datesTitle: 'Which comes first: the day or the month?',
    lead: (account: string) =>
      `Nothing has been imported yet: we need your answer first. We’ll remember it for ${account} and files like this one.`,
    column: (number: string) => `Column ${number}`,
    roles: {
      ignore: 'Don’t use',
      date: 'Date',
      payer: 'Payer',
      text: 'Description or reference',
      amount: 'Amount',
      in: 'Money in',
      out: 'Money out',
      sign: 'Says money in or out',
      balance: 'Balance',
      currency: 'Currency',
      state: 'Status (pending, completed)',
      id: 'Transaction ID',
      account: 'Account number',
    },
    sign: (column: string) => `We can’t tell from “${column}” whether money came in or went out`,
    signValue: (line: string, value: string) =>
      `Line ${line} says “${value}”. Choose the column that says so, or “Don’t use” for this one if the amounts are right as they stand.`,
    signEmpty: (line: string) =>
      `Line ${line} says nothing there. Choose the column that says so, or “Don’t use” for this one if the amounts are right as they stand.`,
    dates: (text: string) => `Which day is ${text}?`,
    problems: {
      columns:
        'Choose one column for the date, one for the amount (or one each for money in and money out), and at least one for the payer or the description.',
      dates: 'Choose which day it is.',
    },
    submit: 'Import',
  },
  passed: {
    title: (count: string, lines: number) =>
      lines === 1 ? '1 line of the file wasn’t imported' : `${count} lines of the file weren’t imported`,
    joined: 'Imported as one line',
    reasons: {
      note: (count: string) => `Not a transaction: ${count}`,
      undated: (count: string) =>
        `An amount without a date: ${count}. If one is a payment, add its date to the file and import it again.`,
      unsigned: (count: string) =>
        `Nothing says whether money came in or went out: ${count}. Import a file that begins a day earlier.`,
      zero: (count: string) => `No money: ${count}`,
      pending: (count: string) => `Pending, declined or cancelled: ${count}. Import them again once they’re completed.`,
      future: (count: string) => `Dated more than a week ahead: ${count}. Import them again later.`,
      batch: (count: string) =>
        `Several payments in one line: ${count}. The file doesn’t have the amount of each, so the line has no donor’s name.`,
    },
    line: (line: string, text: string) => `Line ${line}: ${text}`,
    more: (count: string) => `And ${count} more.`,
  },
  waiting: 'Waiting',
  waitingHint: 'Check each line. Your choices are saved as you make them; nothing counts until you post it.',
  noneWaiting: 'No lines are waiting.',
  shownOf: (shown: string, all: string) => `Showing ${shown} of ${all} lines. The rest appear as you post these.`,
  lineOf: (text: string, amount: string) => `${text}, ${amount}`,
  textDeleted: 'Text deleted after 24 months',
  twin: 'A line of the same day and amount came in a file of another format. Check it isn’t the same one; if it is, choose “Something else”.',
  kind: 'What is it?',
  choose: 'Choose',
  kinds: {
    gift: 'A gift',
    recorded: 'A gift already recorded',
    payout: 'Payout from the payment provider',
    box: 'Collection box, banked',
    hmrc: 'Repayment from HMRC',
    refund: 'A refund',
    other: 'Something else',
  },
  cause: 'What it’s for',
  donor: 'Donor’s name',
  optional: '(optional)',
  recorded: (name: string, day: string, reference: string) => `Recorded from ${name} on ${day}: ${reference}`,
  maybeRecorded: (name: string, day: string, reference: string) =>
    `Possibly already recorded: a gift of this amount from ${name} on ${day}, ${reference}. If this line is that gift, choose “A gift already recorded”.`,
  nobody: 'an unnamed donor',
  effect: (lines: string, gifts: string, amount: string) =>
    amount === ''
      ? `Lines to post: ${lines}. None of them adds a gift.`
      : `Lines to post: ${lines}. New gifts: ${gifts}, ${amount} in total. The other lines add nothing.`,
  post: (count: string, lines: number) => (lines === 1 ? 'Post 1 line' : `Post ${count} lines`),
  postTitle: (count: string, lines: number) => (lines === 1 ? 'Post 1 line?' : `Post ${count} lines?`),
  postNow: 'Post',
  cancel: 'Cancel',
  seePayout: 'See what’s in it',
  posted: 'Posted',
  nonePosted: 'Nothing has been posted yet.',
  reverse: 'Reverse',
  reverseTitle: (amount: string) => `Reverse the posting of ${amount}?`,
  reverseGift: 'The gift is taken out of the totals by a new entry dated today, and the line waits again.',
  reverseOther: 'The line waits again, so you can say what it is.',
}
