/**
 * Seconds for which a request may be repeated with its key, which the provider remembers for a day. After that, the result
 * is looked up.
 */
export const replaySeconds = 12 * 3600

/** Seconds after which an interrupted request can no longer arrive: until then, a missing result proves nothing. */
export const inFlightSeconds = 60
