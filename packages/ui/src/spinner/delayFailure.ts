/** How long the next page may take to replace this one after a navigation, in milliseconds. */
const failureDelay = 3000

/**
 * Delays the failure of a load by three seconds; success is not delayed. When the visitor opens another URL, Firefox and WebKit
 * fail all pending loads of the page at once, and still show the page until the new URL responds. With the delay the page is
 * gone before the failure, and does not show an error just before it is replaced.
 *
 * @param load code or messages @throws what the load throws
 */
export const delayFailure = <T>(load: Promise<T>): Promise<T> =>
  load.catch((error: unknown) => new Promise((_, reject) => setTimeout(reject, failureDelay, error)))
