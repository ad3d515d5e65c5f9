/** Where what is in the shared memory, in 32-bit numbers. */
export const slots = {
  /** Counted up by the main thread while its event loop turns. */
  heartbeat: 0,
  /** 1 once stalls are reported: the start of a server is allowed to take its time. */
  isWatching: 1,
  /** The operation the main thread works on, as its place in the list of names from 1 on; 0 while that is not known. */
  current: 2,
  /** From here on, how often each operation is in progress, in the order of the names. */
  inProgress: 3,
} as const

/** How many different operations are told apart; there are about 500. */
export const maxOperations = 2000

/** What the watchdog's thread is started with. */
export type WatchdogOptions = {
  memory: Int32Array<SharedArrayBuffer>
  /** The operations known so far; later ones follow as messages. */
  names: string[]
  /** How long the main thread may be silent once the process has been told to stop, in milliseconds. */
  stopAfter: number
  /** Whether it writes to the log. */
  isLogged: boolean
  /** The data folder of the PostgreSQL this process started, if it started one. */
  database?: { root: string; usersLock: string; stopProgram: string }
}
