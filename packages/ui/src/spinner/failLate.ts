/** How long a page that is being left may still stand before the next one takes its place, in milliseconds. */
const leavingTime = 3000

/**
 * What a load gives, as soon as it does; a failure only after three seconds. Firefox and WebKit fail everything that a page
 * still waits for the moment its visitor opens another address, and go on showing the page until that address answers. The
 * page is gone before it hears of such a failure, and does not turn into an error in its last moments.
 *
 * @param load code or messages @throws what the load throws
 */
export const failLate = <T>(load: Promise<T>): Promise<T> =>
  load.catch((error: unknown) => new Promise((_, reject) => setTimeout(reject, leavingTime, error)))
