export const words = {
  description: (name: string) => `Prayer times at ${name}, and how to support the mosque.`,
  welcome: (name: string) => `Welcome to ${name}`,
  welcomeLead: 'Your support keeps the mosque open to everyone, every day.',
  month: 'Full month',
  kinds: { ordinary: 'Notice', janazah: 'Janazah', emergency: 'Important' },
}
