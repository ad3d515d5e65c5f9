/** The plain page of a screen in a hall. */
export const words = {
  /** The page cannot tick: it says when it was drawn. */
  asOf: 'As of',
  today: 'Today',
  tomorrow: 'Tomorrow',
  day: ({ weekday, number }: { weekday: string; number: string }) => `${weekday} ${number}`,
  left: (hours: number, hoursFigure: string, minutesFigure: string) =>
    hours > 0 ? `in ${hoursFigure} h ${minutesFigure} min` : `in ${minutesFigure} min`,
  news: 'From the mosque',
  cancelled: 'cancelled',
  changes: 'Jamaat times change',
  janazah: 'Janazah',
  emergency: 'Emergency',
  notConnected: 'This display isn’t connected',
  notConnectedMore: 'Ask the mosque office for the right address.',
  connectAgain: (address: string) => `To connect it, open ${address} on this display.`,
  connect: 'Add this display',
  connectHow: (address: string) =>
    `Open ${address} on your phone, choose Displays, then “Add a display”, and type this code.`,
  connectNew: 'The code changes every ten minutes.',
  closed: 'Closed for now',
  away: 'Prayer times aren’t available right now',
  again: 'This page will try again automatically.',
}
