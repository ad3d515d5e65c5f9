/**
 * Rejects a load that takes too long, so that a router can show an error. The load itself continues: importing a module cannot
 * be cancelled, and a retry may find it loaded.
 *
 * @param ms the timeout, in milliseconds
 * @param message the error's message, for developers
 */
export async function withTimeout<T>(load: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  try {
    return await Promise.race([load, timeout])
  } finally {
    clearTimeout(timer)
  }
}
