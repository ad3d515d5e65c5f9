import { OperatorError } from '../base/OperatorError.ts'

/** A file that is not taken; the message says what is wrong with it and what to do. */
export class FileProblem extends OperatorError {}
