import type { TvWordFile } from '../words.ts'

/** The messages of the board. */
export type ViewWords = TvWordFile
