/** An unreadable line: with an unclosed quotation mark, or too long. */
export type BrokenLine = { line: number; text: string; why: 'brokenLine' | 'longLine' }

type Line = { number: number; text: string; end: string }

/** The state of a quoted cell after a line: `strays` if a quotation mark closes it in the middle of a cell. */
function scanLine(text: string, delimiter: string, isOpen: boolean): 'closed' | 'open' | 'strays' {
  let [at, isQuoted, isFirst] = [0, isOpen, true]
  while (at < text.length) {
    if (!isQuoted && text[at] === '"') {
      isQuoted = true
      at += 1
    }
    if (isQuoted) {
      const quote = text.indexOf('"', at)
      if (quote < 0) return 'open'
      at = quote + 2
      if (text[quote + 1] === '"') continue
      const isEnd = quote + 1 === text.length || text.startsWith(delimiter, quote + 1)
      if (!isEnd && isFirst && isOpen) return 'strays'
      ;[at, isQuoted, isFirst] = [quote + 1, false, false]
    }
    const next = text.indexOf(delimiter, at)
    if (next < 0) return 'closed'
    at = next + delimiter.length
  }
  return isQuoted ? 'open' : 'closed'
}

/**
 * Removes unreadable lines from a CSV stream, as an unclosed quotation mark would swallow the following lines. Each removed
 * line leaves an empty one.
 * @param maxLength the maximum length of a line, or of a cell with line breaks
 */
export function createRepair(delimiter: string, maxLength: number, onBroken: (broken: BrokenLine) => void) {
  let [rest, number, isSkipping] = ['', 1, false]
  /** The lines of an unclosed cell, and their total length. */
  let [open, openLength]: [Line[], number] = [[], 0]
  const setOpen = (lines: Line[]) => {
    ;[open, openLength] = [lines, 0]
  }

  /** Removes the first line of an unclosed cell. @returns the following lines, to be read again */
  function removeFirst(why: BrokenLine['why']): { left: string; again: Line[] } {
    const [first, ...remaining] = open
    setOpen([])
    if (!first) return { left: '', again: remaining }
    onBroken({ line: first.number, text: first.text, why })
    return { left: first.end, again: remaining }
  }

  function read(lines: readonly Line[]): string {
    const repaired: string[] = []
    const queue = lines.toReversed()
    const retry = (why: BrokenLine['why'], more: readonly Line[]) => {
      const { left, again: remaining } = removeFirst(why)
      repaired.push(left)
      queue.push(...[...remaining, ...more].toReversed())
    }
    for (let line = queue.pop(); line; line = queue.pop()) {
      const state = scanLine(line.text, delimiter, open.length > 0)
      if (state === 'strays') {
        retry('brokenLine', [line])
        continue
      }
      open.push(line)
      openLength += line.text.length + line.end.length
      if (state === 'closed') {
        repaired.push(...open.map(({ text, end }) => text + end))
        setOpen([])
      } else if (openLength > maxLength) retry('brokenLine', [])
    }
    return repaired.join('')
  }

  /** Completes a line. One that is too long becomes empty. */
  function completeLine(text: string, end: string): Line {
    const line = { number, text, end }
    number += 1
    const isTooLong = isSkipping || text.length > maxLength
    if (isTooLong && !isSkipping) onBroken({ line: line.number, text: text.slice(0, 200), why: 'longLine' })
    isSkipping = false
    return isTooLong ? { ...line, text: '' } : line
  }

  return {
    add(text: string): string {
      const lines: Line[] = []
      let from = 0
      rest += text
      // A CR LF may be split between two parts.
      const breaks = /\r\n|\n|\r(?!$)/g
      for (let match = breaks.exec(rest); match; match = breaks.exec(rest)) {
        lines.push(completeLine(rest.slice(from, match.index), match[0]))
        from = breaks.lastIndex
      }
      rest = rest.slice(from)
      if (rest.length > maxLength) {
        if (!isSkipping) onBroken({ line: number, text: rest.slice(0, 200), why: 'longLine' })
        ;[rest, isSkipping] = ['', true]
      }
      return read(lines)
    },
    end(): string {
      const last = rest.endsWith('\r') ? completeLine(rest.slice(0, -1), '\r') : completeLine(rest, '')
      let repaired = read([last])
      while (open.length > 0) {
        const { left, again: remaining } = removeFirst('brokenLine')
        repaired += left + read(remaining)
      }
      return repaired
    },
  }
}
