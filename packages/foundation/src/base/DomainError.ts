import { OperatorError } from './OperatorError.ts'

/** Values of a code that has none. */
export type NoValues = Readonly<Record<never, never>>

/** The codes of a feature, each with its values. */
export type Codes = Record<string, object>

/** The reason why a request is not allowed: one code of a feature, with its values. */
export type Problem<V extends Codes, C extends keyof V = keyof V> = { [K in C]: { code: K } & V[K] }[C]

/** The message for each code of a feature in one context: a code without an entry does not compile. */
export type Wording<V extends Codes, W> = { readonly [C in keyof V]: (problem: Problem<V, C>) => W }

/** A command's message for each code: a sentence, or a specific error for an invalid value. */
export type CommandWording<V extends Codes> = Wording<V, string | OperatorError>

/**
 * Thrown if the domain does not allow a request, so that the transaction rolls back. It has no message text: the
 * desk and the commands each have their own wording for its code ({@link refuseDomainError}, {@link throwForCommand}).
 */
export abstract class DomainError<V extends Codes> extends Error {
  readonly problem: Problem<V>

  constructor(problem: Problem<V>, options?: ErrorOptions) {
    super(String(problem.code), options)
    this.name = new.target.name
    this.problem = problem
  }
}

/** The class of a feature's domain errors. */
type DomainErrorClass<V extends Codes> = new (problem: Problem<V>) => DomainError<V>

/** Returns the message for a problem. */
export const formatProblem = <V extends Codes, C extends keyof V, W>(
  wording: Wording<V, W>,
  problem: Problem<V, C>,
): W => wording[problem.code](problem)

/**
 * Runs work.
 * @returns its result, or the wording of the domain error of this class that it threw
 */
export async function refuseDomainError<T, V extends Codes, W>(
  kind: DomainErrorClass<V>,
  wording: Wording<V, W>,
  work: () => Promise<T>,
): Promise<T | W> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof kind) return formatProblem(wording, error.problem)
    throw error
  }
}

/**
 * Runs work for a command.
 * @throws OperatorError the wording of the domain error of this class that it threw
 */
export async function throwForCommand<T, V extends Codes>(
  kind: DomainErrorClass<V>,
  wording: CommandWording<V>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof kind)) throw error
    const message = formatProblem(wording, error.problem)
    throw typeof message === 'string' ? new OperatorError(message) : message
  }
}
