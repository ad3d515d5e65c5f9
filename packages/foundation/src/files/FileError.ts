import { DomainError, type NoValues, type Problem, type Wording, wordProblem } from '../base/DomainError.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { messages as say } from './messages.gen.ts'

type Size = { megabytes: number; most: number }

/** Why a picture or document is rejected. */
export type FileCodes = {
  emptyPicture: NoValues
  largePicture: Size
  /** Formats that are not pictures, or that few programs can read. */
  heic: NoValues
  heif: NoValues
  pdf: NoValues
  drawing: NoValues
  noPicture: NoValues
  unreadableHeic: NoValues
  damaged: NoValues
  slow: NoValues
  /** In millions of pixels; the limit for JPEG is higher. */
  megapixels: { most: number }
  megapixelsUnlessJpeg: { most: number; mostOfJpeg: number }
  narrow: { width: number; height: number }
  ending: { ending: string; endings: string }
  empty: NoValues
  large: Size
  /** The content does not match the file extension. */
  content: { ending: string }
  name: { name: string }
}

/** A picture or document is rejected. */
export class FileError extends DomainError<FileCodes> {}

/** Messages about a file's problem and its remedy, for the desk; content folder checks use the English ones. */
export const fileWording: Wording<FileCodes, LocalizedText> = {
  emptyPicture: () => say.emptyPicture,
  largePicture: ({ megabytes, most }) => say.largePicture({ megabytes, most }),
  heic: () => say.heic,
  heif: () => say.heif,
  pdf: () => say.pdf,
  drawing: () => say.drawing,
  noPicture: () => say.noPicture,
  unreadableHeic: () => say.unreadableHeic,
  damaged: () => say.damaged,
  slow: () => say.slow,
  megapixels: ({ most }) => say.megapixels({ most }),
  megapixelsUnlessJpeg: ({ most, mostOfJpeg }) => say.megapixelsUnlessJpeg({ most, mostOfJpeg }),
  narrow: ({ width, height }) => say.narrow({ width, height }),
  ending: ({ ending, endings }) => say.ending({ ending, endings }),
  empty: () => say.empty,
  large: ({ megabytes, most }) => say.large({ megabytes, most }),
  content: ({ ending }) => say.content({ ending }),
  name: ({ name }) => say.name({ name }),
}

/** Describes a file's problem in every language. */
export const describeFileProblem = (problem: Problem<FileCodes>): LocalizedText => wordProblem(fileWording, problem)
