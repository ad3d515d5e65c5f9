import { chunkTimeout, delayFailure, withTimeout } from '@minaret/ui'

/** Awaits a part's code or messages, and fails after 120 s (specification, section 9). */
export const loadWithTimeout = <T>(load: Promise<T>): Promise<T> =>
  withTimeout(delayFailure(load), chunkTimeout, 'Loading the code of a part timed out.')
