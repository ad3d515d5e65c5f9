export const words = {
  title: 'Donate',
  lead: 'Choose what your gift is for. It takes less than a minute.',
  description: (name: string) => `Give to ${name}: choose a cause and an amount.`,
  friday: {
    title: 'Give every Friday',
    lead: 'A little every Friday, by itself. Choose what it is for; you can pause or stop at any time.',
    description: (name: string) => `Give to ${name} every Friday: choose a cause and an amount.`,
    others: 'Other causes',
    running: {
      title: 'You already give every Friday',
      next: (amount: string, day: string) => `The next gift: ${amount} on ${day}.`,
      more: 'You can pause, change or stop it. What you begin here is given besides.',
      byLetter:
        'The link in each of its receipts lets you pause, change or stop it. What you begin here is given besides.',
      manage: 'Manage this gift',
      guest: 'Manage a regular gift without an account',
    },
  },
  none: 'No causes just now',
  noneMore: 'There is nothing to give to at the moment. Please come back soon.',
  backHome: 'Back to the home page',
}
