export const words = {
  description: (name: string) => `Prayer times, and how to support ${name}.`,
  welcome: (name: string) => `Welcome to ${name}`,
  welcomeLead: 'Your support keeps the mosque open to everyone, every day.',
  month: 'The whole month’s times',
  kinds: { ordinary: 'Notice', janazah: 'Janazah', emergency: 'Important' },
}
