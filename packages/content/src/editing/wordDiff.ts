/** A part of text that is unchanged, added or removed. */
export type WordChange = { text: string; change: 'same' | 'added' | 'removed' }

/** Longer text is not compared word by word, as the table's size is the product of both lengths. */
const maxWords = 3000

const split = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** The table of the lengths of the longest common subsequences of all suffixes. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]]
      if (row && below) row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return rows
}

function mergeParts(parts: readonly WordChange[]): WordChange[] {
  const mergedParts: WordChange[] = []
  for (const part of parts) {
    const last = mergedParts.at(-1)
    if (last?.change === part.change) last.text += part.text
    else if (part.text !== '') mergedParts.push({ ...part })
  }
  return mergedParts
}

const toPart =
  (change: WordChange['change']) =>
  (text: string): WordChange => ({ text, change })

/**
 * Compares two versions of text word by word. The common start and end are skipped first.
 * @untrusted
 */
export function compareWords(before: string, after: string): WordChange[] {
  const [a, b] = [split(before), split(after)]
  let head = 0
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const [from, to] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const ends = { head: a.slice(0, head).map(toPart('same')), tail: a.slice(a.length - tail).map(toPart('same')) }
  if (from.length > maxWords || to.length > maxWords || from.length * to.length > 4_000_000)
    return mergeParts([...ends.head, ...from.map(toPart('removed')), ...to.map(toPart('added')), ...ends.tail])
  const lengths = commonLengths(from, to)
  const middle: WordChange[] = []
  let [i, j] = [0, 0]
  while (i < from.length || j < to.length) {
    const [removedWord = '', addedWord = ''] = [from[i], to[j]]
    if (i < from.length && j < to.length && removedWord === addedWord) {
      middle.push({ text: removedWord, change: 'same' })
      i += 1
      j += 1
    } else if (j >= to.length || (i < from.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      middle.push({ text: removedWord, change: 'removed' })
      i += 1
    } else {
      middle.push({ text: addedWord, change: 'added' })
      j += 1
    }
  }
  return mergeParts([...ends.head, ...middle, ...ends.tail])
}
