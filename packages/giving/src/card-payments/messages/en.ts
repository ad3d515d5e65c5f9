/** What the desk says of card payments through Stripe. */
export const en = {
  demonstrationOnly: 'Card payments can’t be set up in the demonstration.',
  notAvailable: 'Card payments can’t be set up on this server yet. Ask whoever runs it.',
  notOpen: 'Card payments can be set up once your mosque is approved.',
  ownKeys: 'Your mosque already takes card payments with its own Stripe keys.',
  closed: 'This website was removed in your Stripe account. Ask whoever runs the server to connect it again.',
  noAnswer: 'Stripe didn’t answer. Try again in a minute: no second account is opened.',
  refused: 'Stripe refused this. Tell whoever runs the server: its log has the reason.',
  agreedAlready: 'The owners have agreed to this already.',
  askAccount: (account: string) => `Take card payments with the Stripe account ${account}, opened from this desk`,
  didOpen: (name: string, account: string) => `${name} opened the Stripe account ${account}`,
  didAllow: (name: string, account: string) => `${name} turned on card payments with the Stripe account ${account}`,
}
