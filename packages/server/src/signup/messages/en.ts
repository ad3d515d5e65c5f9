/** What the server says of starting a site. */
export const en = {
  closed: 'New sites can’t be started here. Ask whoever runs this server.',
  sent: 'We’ve emailed you a code.',
  sentIfInvited: 'If this address was invited, we’ve emailed it a code.',
  tooManyHere: 'Too many sites were started from your network today. Try again tomorrow.',
  emailedEnough: 'We’ve emailed this address three codes today. Use the newest one, or try again tomorrow.',
  wrongCode: 'That code isn’t right. Enter the newest code we emailed you.',
  over: 'This took too long, or had too many tries. Start again.',
  nameNeeded: 'Enter the name of your mosque.',
  slugTaken: 'Another mosque has this address. Choose another.',
  slugReserved: 'This address can’t be used. Choose another.',
  slugForm: 'Use 3 to 40 characters: a to z, 0 to 9 and hyphens.',
  badSettings: 'Check the place, time zone and currency.',
  welcome: 'Your mosque’s website is ready.',
  held: 'We look at some names and addresses before a website opens, and yours is one of them: it may be taken for another one.',
  started: (name: string) => `${name} started this website`,
}
