import type { TvWordFile } from '../words.ts'

/** The board's messages. */
export type ViewWords = TvWordFile
