import type { TvWordFile } from '../words.ts'
import type { ReleaseSwitches } from './releaseSwitches.ts'

/** The app that draws this page, as the one that takes its place finds it. */
export type Running = {
  /** When it asked the host last, by the steady clock: the next one waits its minute. */
  polledAt(): number | undefined
  /** To which releases this page turned a short while ago. */
  switches: ReleaseSwitches
  /** Ends it and takes its picture away. */
  stop(): void
}

declare global {
  // Properties of the window are merged into its interface.
  interface Window {
    minaretTv?: Running
    minaretTvWords?: TvWordFile
  }
}
