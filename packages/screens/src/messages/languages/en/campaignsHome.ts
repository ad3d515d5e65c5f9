export const words = {
  description: (name: string) => `Campaigns of ${name}.`,
  none: 'No campaign is open just now',
  noneMore: 'When the next one opens, you will find it here.',
}
