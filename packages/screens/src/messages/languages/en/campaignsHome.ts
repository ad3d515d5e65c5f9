export const words = {
  description: (name: string) => `Campaigns of ${name}: what is being raised, how far it has come, and how to help.`,
  lead: 'What we are raising money for together, and how far we have come.',
  none: 'No campaign is open just now',
  noneMore: 'When the next one opens, you will find it here.',
  /** Before an address or a number. */
  ask: 'To ask about it, write or call:',
}
