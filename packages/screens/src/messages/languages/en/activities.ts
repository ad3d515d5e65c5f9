/** What happens every week. */
export const words = {
  title: 'Every week',
  hours: (from: string, to: string) => `${from} to ${to}`,
  from: (time: string) => `from ${time}`,
}
