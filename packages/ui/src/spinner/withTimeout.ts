/**
 * What a load gives, if it comes in time; else it fails, so that a router can say so. The load itself goes on: modules
 * cannot be called off, and a second try finds what has arrived by then.
 *
 * @param ms how long it may take
 * @param message the error's words, for developers
 */
export async function withTimeout<T>(load: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), ms)
  })
  try {
    return await Promise.race([load, late])
  } finally {
    clearTimeout(timer)
  }
}
