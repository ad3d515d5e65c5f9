/** The only source of time. Tests replace it. */
export type Clock = {
  /** The device's time, in milliseconds since 1970. It may be wrong, and may jump. */
  date(): number
  /** Monotonic time, in milliseconds since an arbitrary start. */
  monotonic(): number
  /** Runs a function once after a delay. @returns a function that cancels it */
  schedule(milliseconds: number, run: () => void): () => void
}

/** The server's response. */
export type FeedResponse = {
  /** The HTTP status; 0 if there was no response. */
  status: number
  /** Empty with a 304. */
  body: string
  etag?: string
  /** The server's time, in milliseconds. */
  date?: number
}

/** The connection to the server. */
export type Transport = {
  /** Requests the feed. @param onResponse called exactly once, with status 0 after a timeout */
  request(path: string, etag: string | undefined, onResponse: (response: FeedResponse) => void): void
  /** Subscribes to the device's report that its network is back. @returns a function that unsubscribes */
  onOnline(run: () => void): () => void
}

/** Persistent text storage. If it is full, forbidden or missing, the text is lost; it never throws. */
export type DeviceStorage = {
  read(name: string): string | undefined
  write(name: string, text: string): void
  remove(name: string): void
}
