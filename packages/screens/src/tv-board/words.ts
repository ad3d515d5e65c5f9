import type { Format } from '../app/index.ts'
import type { Catalogue, CommonWords } from '../messages/index.ts'

/** The formats of a screen: few enough to be made from a list of words, for engines whose `Intl` knows little. */
export type BoardFormat = Pick<Format, 'clock' | 'day' | 'digits' | 'hijriMonth' | 'inText' | 'number'> & {
  /** The word for the half of the day an hour is in; none where hours count to 24. @param hours 0 to 23 */
  half(hours: number): string | undefined
}

/** What a screen's times are said with. */
export type BoardWords = {
  t: Pick<CommonWords, 'prayer'> & Pick<Catalogue, 'tvPlain'>
  format: BoardFormat
}
