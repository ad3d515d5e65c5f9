export const words = {
  title: 'Donate',
  lead: 'Choose what your gift is for. It takes less than a minute.',
  leadNoCards: 'What you can support, and how.',
  description: (name: string) => `Donate to ${name}: choose a cause and an amount.`,
  friday: {
    title: 'Give every Friday',
    lead: 'Set up a small gift every Friday, automatically. Choose what it’s for. You can pause or cancel at any time.',
    description: (name: string) => `Give to ${name} every Friday: choose a cause and an amount.`,
    others: 'Other causes',
    noCards: 'Friday giving isn’t set up yet',
    noCardsMore: 'Gifts that repeat are paid by card, and we can’t take cards on this website yet.',
    toCauses: 'See what you can support',
    running: {
      title: 'You already give every Friday',
      next: (amount: string, day: string) => `Your next gift: ${amount} on ${day}.`,
      more: 'You can pause, change or cancel it. This will be in addition to your existing gift.',
      byLetter:
        'You can pause, change or cancel it with the link in any of its receipts. This will be in addition to your existing gift.',
      manage: 'Manage this gift',
      guest: 'Manage a regular gift without an account',
    },
  },
  none: 'No causes right now',
  noneMore: 'We’re not collecting for any causes right now. Please check back soon.',
  backHome: 'Back to the home page',
}
