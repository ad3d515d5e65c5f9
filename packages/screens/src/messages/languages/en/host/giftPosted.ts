/** The steps of giving as the server draws them where scripts are blocked. */
export const words = {
  both: (picked: string, typed: string) =>
    `You picked ${picked} and typed ${typed}. To give ${typed}, press Continue. To give another amount, pick it and clear the box.`,
  inCurrency: (currency: string) => `Choose or enter an amount in this currency: ${currency}.`,
  title: 'Paying by card needs JavaScript',
  more: 'Card details are entered in the payment provider’s own form, which can’t open without it. You haven’t been charged, and we haven’t saved your details.',
  gift: {
    once: (amount: string, cause: string) => `Your gift: ${amount} to ${cause}.`,
    weekly: (amount: string, cause: string) => `Your gift: ${amount} every Friday to ${cause}.`,
    monthly: (amount: string, cause: string) => `Your gift: ${amount} every month to ${cause}.`,
    daily: (amount: string, cause: string) => `Your gift: ${amount} every day to ${cause}.`,
  },
  card: {
    title: 'Pay by card',
    turnOn:
      'Turn on JavaScript for this website in your browser’s settings, or turn off what blocks it. Then press Try again: what you entered is still here.',
    loaded: 'If it’s on already, the page hasn’t finished loading. Check your connection and press Try again.',
  },
  transfer: {
    title: 'Or give by bank transfer',
    reference: (reference: string) => `Use this reference, so the mosque knows what it’s for: ${reference}`,
    standing: 'For a regular gift, set up a standing order with your bank.',
  },
  ask: { title: 'Or contact the mosque', phone: 'Phone:', email: 'Email:' },
}
