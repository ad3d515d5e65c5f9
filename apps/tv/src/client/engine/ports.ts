/** The one source of time. Tests put their own in its place. */
export type Clock = {
  /** What the device believes, in milliseconds since 1970. It may be wrong, and may jump. */
  date(): number
  /** Milliseconds since some beginning; nobody can set it. */
  steady(): number
  /** Runs something once. @returns what takes it back */
  later(milliseconds: number, run: () => void): () => void
}

/** An answer of the host. */
export type Answer = {
  /** The HTTP status; 0 when there was none. */
  status: number
  /** Empty with a 304. */
  body: string
  etag?: string
  /** The host's clock, in milliseconds. */
  date?: number
}

/** Asks the host for the feed. */
export type Wire = {
  /** @param answered is called exactly once, with a status of 0 when nothing came in time */
  ask(path: string, etag: string | undefined, answered: (answer: Answer) => void): void
  /** Tells when the device says that its network is back. @returns what ends it */
  back(run: () => void): () => void
}

/** Where texts are kept while the device is off. Full, forbidden or missing storage loses them; it never throws. */
export type DeviceStorage = {
  read(name: string): string | undefined
  write(name: string, text: string): void
  remove(name: string): void
}
