import type { TvWordFile } from '../words.ts'

/** The words of the board. */
export type ViewWords = TvWordFile
