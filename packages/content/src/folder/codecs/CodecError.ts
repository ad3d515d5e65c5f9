/** What is wrong, for whoever says it in other words than a folder's: at the desk, in three languages. */
export type ProblemCode =
  | 'missing'
  | 'endsFirst'
  | 'endsAfterNext'
  | 'noRepeats'
  | 'noPrayer'
  | 'altMissing'
  | 'altWithoutPicture'
  | 'mapHalf'
  | 'idTwice'
  | 'daysOfDaily'
  | 'zakatForAnything'
  | 'maximumBelow'
  | 'tooManyAmounts'
  | 'notAnExample'
  | 'fileOrLink'
  | 'fileSpeaks'
  | 'linkFacts'
  | 'placeholderEmpty'
  | 'clocksForward'
  | 'link'
  | 'picture'
  | 'code'
  | 'heading'
  | 'html'
  | 'rule'
  | 'struck'
  | 'tableTooLarge'
  | 'textTooLong'

type Place = {
  /** How many lines below the first of its words it is. */
  line?: number
  /** Missing where the kind of field says enough. */
  code?: ProblemCode
}

/** Why words cannot be read, in a sentence or two for whoever wrote them. */
export class CodecError {
  readonly message: string
  readonly line: number
  readonly code: ProblemCode | undefined

  constructor(message: string, { line = 0, code }: Place = {}) {
    this.message = message
    this.line = line
    this.code = code
  }
}
