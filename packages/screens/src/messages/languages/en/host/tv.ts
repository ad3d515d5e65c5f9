// Old televisions have no `Intl.PluralRules`: what is counted here is told apart by hand.

/** The screen in a hall, where it runs as an app. The words it shares with its plain page are in `tvPlain`. */
export const words = {
  /** While a congregation prays, on the dimmed screen. */
  praying: 'in progress',
  silence: 'Please keep phones silent',
  forbidden: {
    sunrise: 'Sunrise: no prayer until',
    noon: 'Zawal: no prayer until',
    sunset: 'Sunset: only today’s Asr until',
  },
  /** The hours in which one does not pray, before their times. */
  atNoon: 'Zawal, no prayer',
  atSunset: 'Sunset, no prayer',
  upcoming: 'Coming up',
  appeal: 'Campaign',
  give: 'Donate',
  scan: 'Scan to donate',
  /** What the bar of a campaign says. */
  of: (raised: string, target: string) => `${raised} of ${target}`,
  raised: (raised: string) => `${raised} raised so far`,
  /** A congregation that changes: what it was, and what it will be. */
  none: 'none',
  /** A length of time, coarsely. Figures come in the locale's digits. */
  span: {
    minutes: (minutes: number, figure: string) => (minutes === 1 ? `${figure} minute` : `${figure} minutes`),
    hours: (hours: number, figure: string) => (hours === 1 ? `${figure} hour` : `${figure} hours`),
    days: (days: number, figure: string) => (days === 1 ? `${figure} day` : `${figure} days`),
  },
  /** What the screen says of itself, in half a line. */
  stale: (span: string) => `No connection for ${span}: showing saved times.`,
  slow: (span: string) => `This display’s clock was ${span} slow: corrected.`,
  fast: (span: string) => `This display’s clock was ${span} fast: corrected.`,
  doubtful: 'No connection: the clock may be wrong.',
  starting: 'Opening the prayer times',
  startingMore: 'This takes a moment.',
  waiting: 'Waiting for a connection',
  waitingMore: 'Prayer times will appear when this display is online.',
  ended: 'Saved times have run out',
  endedMore: 'Please connect this display to the internet.',
  clockWrong: 'This display’s clock is wrong',
  clockWrongMore: 'Please set its date and time, or connect it to the internet.',
}
