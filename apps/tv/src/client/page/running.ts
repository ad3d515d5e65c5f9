import type { TvMessages } from '../messages.ts'
import type { ReleaseSwitches } from './releaseSwitches.ts'

/** The running app of this page, as seen by the app that replaces it. */
export type RunningApp = {
  /** When it last polled, by the monotonic clock: the next app waits out the minute. */
  polledAt(): number | undefined
  /** The page's recent release switches. */
  switches: ReleaseSwitches
  /** Stops the app and removes its board. */
  stop(): void
}

declare global {
  // An interface, because only interfaces merge with the built-in `Window`.
  interface Window {
    minaretTv?: RunningApp
    minaretTvMessages?: TvMessages
  }
}
