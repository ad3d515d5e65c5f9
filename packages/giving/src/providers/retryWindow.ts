/** A provider remembers an idempotency key for a day; well before that ends, a lost answer is looked for instead, in seconds. */
export const replayFor = 12 * 3600

/** So long after it was sent a request that was cut off may yet arrive, in seconds: until then, absence proves nothing. */
export const underWay = 60
