/** A stretch of a text that is in both, or in one of two. */
export type WordChange = { text: string; change: 'same' | 'added' | 'removed' }

/** Longer texts than this are compared as a whole: the table of a comparison is their lengths multiplied. */
const mostWords = 3000

const split = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** How many words are the same from here on, for every pair of places in two texts. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]]
      if (row && below) row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

function join(parts: readonly WordChange[]): WordChange[] {
  const joined: WordChange[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.change === part.change) last.text += part.text
    else if (part.text !== '') joined.push({ ...part })
  }
  return joined
}

const as =
  (change: WordChange['change']) =>
  (text: string): WordChange => ({ text, change })

/**
 * What of a text was taken away and added, word by word; what both begin and end with is found first.
 * @untrusted
 */
export function compareWords(before: string, after: string): WordChange[] {
  const [a, b] = [split(before), split(after)]
  let head = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const [from, to] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const ends = { head: a.slice(0, head).map(as('same')), tail: a.slice(a.length - tail).map(as('same')) }
  if (from.length > mostWords || to.length > mostWords || from.length * to.length > 4_000_000)
    return join([...ends.head, ...from.map(as('removed')), ...to.map(as('added')), ...ends.tail])
  const lengths = lengthsOf(from, to)
  const middle: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [old = '', fresh = ''] = [from[i], to[j]]
    if (i < from.length && j < to.length && old === fresh) {
      middle.push({ text: old, change: 'same' })
      i += 1
      j += 1
    } else if (j >= to.length || (i < from.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      middle.push({ text: old, change: 'removed' })
      i += 1
    } else {
      middle.push({ text: fresh, change: 'added' })
      j += 1
    }
  }
  return join([...ends.head, ...middle, ...ends.tail])
}
