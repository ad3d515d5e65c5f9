import { AsyncLocalStorage } from 'node:async_hooks'
import { maxOperations, slots } from './memory.ts'

/** Work of the main thread: an operation of the contract, a page, or a job. */
type Operation = { index: number; requestId?: string }

/** Memory shared with the watchdog's thread, which reads it while the main thread is blocked. */
export const memory: Int32Array<SharedArrayBuffer> = new Int32Array(
  new SharedArrayBuffer(4 * (slots.inProgress + maxOperations)),
)

const indexes = new Map<string, number>()
const operations = new AsyncLocalStorage<Operation>()
let onNewName: ((name: string) => void) | undefined

function getIndex(name: string): number {
  const existingIndex = indexes.get(name)
  if (existingIndex !== undefined || indexes.size >= maxOperations) return existingIndex ?? 0
  indexes.set(name, indexes.size + 1)
  onNewName?.(name)
  return indexes.size
}

const getCountSlot = (index: number) => slots.inProgress + index - 1

let isClearing = false

/** Records the main thread's operation until the end of this event loop iteration, after which it is unknown. */
function setCurrent(index: number): void {
  memory[slots.current] = index
  if (isClearing) return
  isClearing = true
  setImmediate(() => {
    isClearing = false
    memory[slots.current] = 0
  })
}

/** Returns the names so far, in the order of their numbers. @param onName called with each later one */
export function watchNames(onName: (name: string) => void): string[] {
  onNewName = onName
  return [...indexes.keys()]
}

/** Returns the id of the current request, for errors in code without access to the request. */
export const getCurrentRequestId = (): string | undefined => operations.getStore()?.requestId

/**
 * Records that an operation is in progress.
 * @returns `run`, which runs a part of its work, and `end`, to be called once
 */
export function beginOperation(name: string, requestId?: string): { run<T>(work: () => T): T; end(): void } {
  const operation: Operation = { index: getIndex(name), requestId }
  const { index } = operation
  if (index > 0) memory[getCountSlot(index)] = (memory[getCountSlot(index)] ?? 0) + 1
  return {
    run(work) {
      setCurrent(index)
      return operations.run(operation, work)
    },
    end() {
      if (index === 0) return
      memory[getCountSlot(index)] = (memory[getCountSlot(index)] ?? 1) - 1
    },
  }
}

/** Records that the current operation continues, after others may have run while it waited. */
export function resumeOperation(): void {
  const operation = operations.getStore()
  if (operation) setCurrent(operation.index)
}
