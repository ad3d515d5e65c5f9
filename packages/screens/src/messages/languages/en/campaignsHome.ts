export const words = {
  description: (name: string) => `Campaigns at ${name}: what they’re raising, how far they’ve got and how to help.`,
  lead: 'What we’re raising money for together, and how far we’ve got.',
  none: 'No campaigns are open right now',
  noneMore: 'The next one will appear here.',
  /** Before an address or a number. */
  ask: 'Questions? Email or call:',
}
