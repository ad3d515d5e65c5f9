import { amountIn, type Money } from '../../words/amountIn.ts'
import { dayIn } from '../../words/dayIn.ts'

/** What is said of regular gifts. */
export const en = {
  noCycle: "We couldn't find that regular gift. Please look at the list in your profile.",
  oldLink: 'This link no longer works. Please use the one in your newest receipt, or log in and open your profile.',
  notTaken:
    "The card payment provider didn't accept this, so nothing has changed. Please try again, with another card if need be.",
  notChanged: "The card payment provider didn't accept this change, so nothing has changed. Please try again later.",
  refusedBefore:
    "The card payment provider didn't accept this change, so nothing has changed. Please check your gift again.",
  changedSince: 'This regular gift has been changed in the meantime. Please check it again before you change it.',
  over: "This regular gift has ended. You won't be charged again. You can start a new one.",
  settingUp: 'This regular gift is still being set up. Please wait a moment and check again.',
  notPaused: "This regular gift isn't paused, so there's nothing to resume.",
  pastDue: "The last payment didn't go through. Please use another card first, or pause or cancel the gift.",
  pausedFirst: 'This regular gift is paused. Please resume it first.',
  dayAfterToday: 'Please choose a date after today, or leave it open.',
  dayWithinYear: 'Please choose a date within a year, or leave it open.',
  endsBefore: 'This regular gift ends before that date. Please choose an earlier one, or cancel it.',
  nothingToSkip: "There's no further payment to skip.",
  sayAmount: 'Please enter the new amount.',
  causeGone: 'The cause of this gift is no longer there. Please cancel it and choose another.',
  demoOnly: 'Only a demonstration takes a payment on request.',
  firstFriday: (day: string) => `The first Friday is ${dayIn('en', day)}. Please check it again before you give.`,
  startsEarliest: (day: string) => `The start date can be ${dayIn('en', day)} at the earliest.`,
  startsLatest: (day: string) => `The start date can be ${dayIn('en', day)} at the latest.`,
  needsEnd: 'A daily gift needs an end date. Please choose one.',
  endBeforeStart: (day: string) => `The end date can't be before the start date, which is ${dayIn('en', day)}.`,
  endsLatest: (day: string) => `The end date can be ${dayIn('en', day)} at the latest.`,
  noSuchDay: 'Please choose a date that exists.',
  notWeekly: "This cause doesn't take weekly gifts. Please choose another way to give, or another cause.",
  notMonthly: "This cause doesn't take monthly gifts. Please choose another way to give, or another cause.",
  notDaily: "This cause doesn't take daily gifts. Please choose another way to give, or another cause.",
  otherAddress:
    'This gift was started with another email address. Please reload the page to start a new one with the right address.',
  notKnown:
    "The card payment provider hasn't answered yet. We'll keep asking, and email you once it's done. Please check again in a minute.",
  ended: "This regular gift has ended. You won't be charged again.",
  paused: "Your regular gift is paused. You won't be charged while it is.",
  skipped: 'The next payment will be skipped.',
  resumed: 'Your regular gift has restarted.',
  newAmount: (amount: Money) => `From the next payment it will be ${amountIn('en', amount)}.`,
  newCard: 'The new card will be used from now on.',
  collecting: 'The next payment is being taken now.',
  notEndedYet: "It couldn't be cancelled yet. Please try again.",
  reload: 'Please reload the page and try again.',
  nothingToCheck: "There's nothing your bank needs to check.",
  otherCard: "That card wasn't set up for this gift. Please start again with the card.",
  enterCard: 'Please enter the new card again.',
  savedCheck: 'The new card is saved. Your bank wants to check the payment that is due.',
  savedDeclined: 'The new card is saved, but the payment that is due was declined.',
  tooManyDeclines: 'Too many cards have been declined. Please wait an hour and try again.',
  stillCollecting:
    "We couldn't cancel your regular gift right now, so your account hasn't been deleted. Please try again in a few minutes.",
}
