import type { TaskList } from 'graphile-worker'
import type { LogKinds } from './logKind.ts'

type Handlers = Readonly<Record<string, (call: never) => Promise<unknown>>>

/**
 * The parts one feature adds to the server. Each package lists its features once; the server mounts them and the compiler
 * compares the union with the contract, so that an operation without a handler does not compile.
 * Permissions, rates and retention periods are not here but in complete tables.
 * @typeParam TaskDeps dependencies the server passes to its jobs
 */
export type Feature<TaskDeps = never> = {
  /** Its folder. */
  name: string
  /** Operations for visitors, apps and displays. */
  public?: Handlers
  /** Operations for staff. */
  desk?: Handlers
  /** The text of each kind of log entry, and its undo. */
  logKinds?: LogKinds
  /** Actions that require two people. */
  approvals?: readonly { readonly name: string }[]
  /** Stores of personal data, by field of the contract's `UserExport`. They erase in the order of the features. */
  personalData?: Readonly<Record<string, unknown>>
  /** Jobs, by name. Each may run any number of times. */
  tasks?: (deps: TaskDeps) => TaskList
  /** The jobs that run every hour, and when a server starts. */
  hourly?: readonly string[]
  everyFiveMinutes?: readonly string[]
}

/** Declares a feature, with the type of every part preserved. */
export const feature = <const F extends Feature>(parts: F): F => parts

type Slot = 'public' | 'desk' | 'logKinds' | 'personalData'
type PartOf<F, S extends Slot> = F extends { readonly [K in S]: infer Part } ? Part : never
type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never

/**
 * Merges one slot of all features into one object, in the order of the features.
 * @throws if two features use the same name
 */
export function collect<const F extends Feature, S extends Slot>(
  features: readonly F[],
  slot: S,
): Intersection<PartOf<F, S>> {
  const names = features.flatMap((item) => Object.keys(item[slot] ?? {}))
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`Two features have ${slot} ${duplicate}. Rename one of them.`)
  const mergedParts: Intersection<PartOf<F, S>> = Object.assign({}, ...features.map((item) => item[slot]))
  return mergedParts
}
