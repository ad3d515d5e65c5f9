export const words = {
  title: 'Your donation',
  opening: 'Opening your donation',
  noScript: 'Please turn on JavaScript to donate here. You can also donate on the mosque’s website, or ask the mosque.',
  close: 'Back to the app',
  stale: {
    title: 'This link has expired or has already been used',
    more: 'Please go back to the app and open Donate again. If you’ve already donated, your gift is safe and we’ve emailed you about it.',
  },
  offline: {
    title: 'You’re offline',
    more: 'Nothing has been lost. This page will continue when you’re back online.',
  },
  choose: {
    question: 'What would you like to give to?',
    missing: 'Choose what you would like to give to.',
    another: 'Choose something else',
  },
  resumed: {
    title: 'You’ve already started this donation',
    more: 'You haven’t been charged yet. Continue where you left off: it’s the same donation, so you’ll only be charged once.',
  },
  forgets: {
    title: 'This app doesn’t save what you enter',
    more: 'Please stay on this page until you’ve donated, or donate in your browser.',
  },
  outside: {
    title: 'Donate in your browser',
    more: 'You’ll donate on the mosque’s own website, which opens in your browser.',
    action: 'Open in browser',
  },
  wallets: 'Apple Pay and Google Pay don’t work in this app. They may work in your browser.',
}
