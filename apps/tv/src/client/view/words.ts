import type { TvWordFile } from '../words.ts'

/** The words the face says. */
export type ViewWords = TvWordFile
