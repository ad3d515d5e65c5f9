/** The codes of problems, for messages in other languages than the folder's English, as at the desk. */
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

type ProblemOptions = {
  /** Lines below the first line of the value. */
  line?: number
  /** Absent if the type of the field determines the message. */
  code?: ProblemCode
}

/** The reason why a value is invalid, as a message for its author. */
export class CodecError {
  readonly message: string
  readonly line: number
  readonly code: ProblemCode | undefined

  constructor(message: string, { line = 0, code }: ProblemOptions = {}) {
    this.message = message
    this.line = line
    this.code = code
  }
}
