import { chunkTimeout, inTime } from '@minaret/ui'

/** Code of a part of a page, or its words: it comes within 120 s (specification, section 9), or counts as lost. */
export const codeInTime = <T>(load: Promise<T>): Promise<T> =>
  inTime(load, chunkTimeout, 'The code of a part took too long.')
