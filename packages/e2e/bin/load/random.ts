/** Generates numbers from 0 to 1, deterministic by seed (mulberry32), so that a run can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Chooses an index below `count` with a Zipf distribution (proportional to 1/(n + 1)), as website visits are distributed: of
 * ten thousand mosques the ten largest get three visits in ten.
 */
export function createZipf(count: number, random: () => number): () => number {
  const sums: number[] = []
  let sum = 0
  for (let n = 0; n < count; n += 1) sums.push((sum += 1 / (n + 1)))
  return () => {
    const position = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? sum) < position) low = middle + 1
      else high = middle
    }
    return low
  }
}
