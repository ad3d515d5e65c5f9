import { formatDuration } from '@minaret/foundation/limits'
import { formatAmount, type Money } from '@minaret/foundation/i18n'

/** What is said of gifts. */
export const en = {
  declinedDetails: "Your card wasn't accepted. Please check the number, the date and the security code, and try again.",
  declinedFunds: 'Your card was declined: insufficient funds. Please try another card or a smaller amount.',
  declinedRetryLater:
    "Your bank couldn't handle this right now. You haven't been charged. Please try again in a few minutes.",
  declinedBank:
    "Your card was declined by your bank. You haven't been charged. Please try another card, or ask your bank.",
  refused:
    "The payment couldn't be made. You haven't been charged. Please try again in a few minutes, or give by bank transfer.",
  abandoned:
    "This gift has been closed. You haven't been charged. To try again, please reload the page and start a new gift.",
  lateForNeed: (title: string) =>
    `“${title}” was already fully funded when your payment arrived, so your gift went to the whole campaign.`,
  opened: 'Your gift has been started.',
  waiting: "Your bank hasn't answered yet. Please wait: there's no need to pay again.",
  check: "Your bank wants to check that it's you.",
  working: "Your bank is working on it. Please wait: there's no need to pay again.",
  paid: "Thank you. We've received your gift.",
  recorded: 'Your gift has been recorded.',
  demonstration: 'Demonstration: no money is taken.',
  closed:
    "This regular gift was closed before it started. You haven't been charged. To try again, please reload the page.",
  setupOpened: 'Your regular gift has been started.',
  setupWaiting: "Your bank hasn't answered yet. Please wait: there's no need to try again.",
  setupFailed: "Your card wasn't accepted. You haven't been charged. Please try another card.",
  setupDone: 'Your card has been accepted. Please wait a moment.',
  scheduled: "Thank you. Your regular gift is set up. You won't be charged before its start date.",
  active: 'Thank you. Your regular gift is active.',
  paused: "Your regular gift is paused. You won't be charged meanwhile.",
  pastDue: "The last payment of your regular gift didn't go through. Please check your card.",
  ending: 'Thank you. Your regular gift is active until its end date.',
  ended: "Your regular gift has ended. You won't be charged again.",
  noCampaign: "We couldn't find that campaign for this cause. Please choose another, or give without one.",
  campaignEnded: "This campaign has ended. You haven't been charged. You can still give to the cause itself.",
  campaignNotBegun: "This campaign hasn't started yet. You haven't been charged. You can give to the cause itself.",
  needWithoutCampaign: "This belongs to a campaign. Please choose it on the campaign's page.",
  needOnce: 'A regular gift goes to the whole campaign. Please give to this once, or leave it out.',
  needCurrency: (currency: string) => `This is counted in ${currency}. Please give to it in that currency.`,
  needMissing: 'This is no longer needed. Please choose something else, or give to the campaign.',
  needLeft: (left: Money) =>
    `Only ${formatAmount('en', left)} of this is left to give. Give that or less to it, or give to the campaign.`,
  needLeftNow: (left: Money) =>
    `Only ${formatAmount('en', left)} of this is left to give right now. Give that or less to it, or give to the campaign.`,
  needReserved: (minutes: number) =>
    `Someone else is giving the last of these right now. Check again in ${formatDuration('en', minutes * 60)}, or give to the campaign.`,
  needFull: 'This has been fully funded, alhamdulillah. Please choose something else, or give to the campaign.',
  noDay: 'A one-off gift has no such date. Please leave it out, or choose to give regularly.',
  feeChanged: 'The card processing fee has changed. Please reload the page and check the total.',
  currencies: (currencies: string) => `This cause takes ${currencies}.`,
  smallest: (amount: Money) => `The smallest gift to this cause is ${formatAmount('en', amount)}.`,
  largest: (amount: Money) =>
    `The largest gift by card is ${formatAmount('en', amount)}. To give more, please contact the mosque.`,
  lastDecimal: (currency: string) => `In ${currency}, please leave out the last decimal.`,
  noCards: "This mosque can't take cards at the moment. Please give by bank transfer, or ask the mosque.",
  stale: "This page has been open for too long. You haven't been charged. Please reload it and try again.",
  otherGift: 'This page has already been used for another gift. Please reload it to give again.',
  changed: 'This gift was started with another amount or cause. Please reload the page to start a new one.',
  noCause: "We couldn't find that cause. Please choose another.",
  unknownAttempt: "We haven't received this donation.",
  noGift: "We couldn't find that gift. Please check the address.",
  checkDates: 'Please check the dates.',
  endBeforeStart: "The end date can't be before the start date.",
  longSpan: (years: number) => `Choose a period of at most ${years} years.`,
  tooManyDeclines: 'Too many cards have been declined. Please wait an hour, or give by bank transfer.',
  challenge: "Many cards have been declined, so we need to check you're not a robot. Please try again.",
}
