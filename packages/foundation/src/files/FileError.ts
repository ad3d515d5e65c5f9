import { DomainError, type NoValues, type Problem, type Wording, formatProblem } from '../base/DomainError.ts'
import type { LocalizedText } from '../i18n/catalogue.ts'
import { messages as texts } from './messages.gen.ts'

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

/** Thrown if a picture or document is rejected. */
export class FileError extends DomainError<FileCodes> {}

/** Messages about a file's problem and its remedy, for the desk; content folder checks use the English ones. */
export const fileWording: Wording<FileCodes, LocalizedText> = {
  emptyPicture: () => texts.emptyPicture,
  largePicture: ({ megabytes, most }) => texts.largePicture({ megabytes, most }),
  heic: () => texts.heic,
  heif: () => texts.heif,
  pdf: () => texts.pdf,
  drawing: () => texts.drawing,
  noPicture: () => texts.noPicture,
  unreadableHeic: () => texts.unreadableHeic,
  damaged: () => texts.damaged,
  slow: () => texts.slow,
  megapixels: ({ most }) => texts.megapixels({ most }),
  megapixelsUnlessJpeg: ({ most, mostOfJpeg }) => texts.megapixelsUnlessJpeg({ most, mostOfJpeg }),
  narrow: ({ width, height }) => texts.narrow({ width, height }),
  ending: ({ ending, endings }) => texts.ending({ ending, endings }),
  empty: () => texts.empty,
  large: ({ megabytes, most }) => texts.large({ megabytes, most }),
  content: ({ ending }) => texts.content({ ending }),
  name: ({ name }) => texts.name({ name }),
}

/** Describes a file's problem in every language. */
export const describeFileProblem = (problem: Problem<FileCodes>): LocalizedText => formatProblem(fileWording, problem)
