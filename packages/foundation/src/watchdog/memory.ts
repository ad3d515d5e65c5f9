/** Layout of the shared memory, in 32-bit numbers. */
export const slots = {
  /** Incremented by the main thread while its event loop runs. */
  heartbeat: 0,
  /** 1 once stalls are reported, which excludes the start of the server. */
  isWatching: 1,
  /** The main thread's current operation, as its position in the list of names from 1; 0 if unknown. */
  current: 2,
  /** From here on, the number of operations in progress, in the order of the names. */
  inProgress: 3,
} as const

/** Maximum number of different operations; there are about 500. */
export const maxOperations = 2000

/** Start data of the watchdog's thread. */
export type WatchdogOptions = {
  memory: Int32Array<SharedArrayBuffer>
  /** The operations so far; later ones follow as messages. */
  names: string[]
  /** Milliseconds the main thread may be unresponsive after a stop signal. */
  stopAfter: number
  /** Whether it writes to the log. */
  isLogged: boolean
  /** The data folder of the PostgreSQL that this process started, if any. */
  database?: { root: string; usersLock: string; stopProgram: string }
}
