export const words = {
  description: (name: string) => `Prayer times, and how to support ${name}.`,
  causes: 'Give to the mosque',
  allCauses: 'All causes',
  welcome: (name: string) => `Welcome to ${name}`,
  welcomeLead: 'Your support keeps the mosque open to everyone, every day.',
  month: 'The whole month’s times',
}
