/** Why words cannot be read, in a sentence or two for whoever wrote them. */
export class CodecError {
  readonly message: string
  /** How many lines below the first of its words it is. */
  readonly line: number

  constructor(message: string, line = 0) {
    this.message = message
    this.line = line
  }
}
