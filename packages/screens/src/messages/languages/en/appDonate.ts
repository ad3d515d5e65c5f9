export const words = {
  title: 'Your donation',
  opening: 'Opening your donation',
  noScript: 'To give here this page must run JavaScript. Please give on the mosque’s website, or ask the mosque.',
  close: 'Back to the app',
  stale: {
    title: 'This link has been used or is too old',
    more: 'Please go back to the app and open Donate again. If you have given already, your gift is safe: we have written to you about it.',
  },
  offline: {
    title: 'There is no connection',
    more: 'Nothing has been lost. As soon as the connection is back, this page goes on by itself.',
  },
  choose: {
    question: 'What would you like to give to?',
    missing: 'Choose what you would like to give to.',
    another: 'Choose something else',
  },
  resumed: {
    title: 'You have begun this gift',
    more: 'Nothing has been taken yet. Go on where you stopped: it is the same gift, and is never taken twice.',
  },
  forgets: {
    title: 'This app does not remember what you enter',
    more: 'Please stay on this page until your gift is made, or give in your browser.',
  },
  outside: {
    title: 'You give in your browser',
    more: 'Your gift is made on the mosque’s own website, which opens in your browser.',
    action: 'Open in browser',
  },
  wallets: 'Apple Pay and Google Pay do not work inside this app. In your browser they may.',
}
