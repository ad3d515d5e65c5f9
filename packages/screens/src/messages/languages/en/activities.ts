/** What happens every week. */
export const words = {
  title: 'Every week',
  hours: (from: string, to: string) => `${from}\u00a0to\u00a0${to}`,
  from: (time: string) => `from ${time}`,
}
