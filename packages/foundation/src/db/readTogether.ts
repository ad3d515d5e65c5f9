/**
 * Waits for reads that were started together, so that a snapshot sends them as one statement. Waits for all of them even if
 * one fails: the connection must not be passed on while a read may still use it.
 * @throws the first failure
 */
export async function readTogether<T extends readonly unknown[]>(
  ...reads: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(reads)
  return Promise.all(reads)
}
