/** A line that can't be read: a quotation mark isn't closed, or it is longer than any that describes a person. */
export type BrokenLine = { line: number; text: string; why: 'brokenLine' | 'longLine' }

type Line = { number: number; text: string; end: string }

/** What a line does to a cell in quotation marks: `strays` ends one where no cell ends. */
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
 * Takes the lines of a CSV file that can't be read out of it as it comes, each of which would take others with it: a quotation
 * mark that isn't closed goes on until the next one, in the line of somebody else. An empty line stays in its place.
 * @param longest characters of a line, and of a cell with line breaks
 */
export function createRepair(delimiter: string, longest: number, onBroken: (broken: BrokenLine) => void) {
  let [rest, number, isSkipping] = ['', 1, false]
  /** The lines of a cell that hasn't ended, and their characters. */
  let [open, openLength]: [Line[], number] = [[], 0]
  const setOpen = (lines: Line[]) => {
    ;[open, openLength] = [lines, 0]
  }

  /** Leaves out the line that a cell without end begins in. @returns those after it, to be read anew */
  function breakFirst(why: BrokenLine['why']): { left: string; again: Line[] } {
    const [first, ...again] = open
    setOpen([])
    if (!first) return { left: '', again }
    onBroken({ line: first.number, text: first.text, why })
    return { left: first.end, again }
  }

  function read(lines: readonly Line[]): string {
    const repaired: string[] = []
    const queue = lines.toReversed()
    const retry = (why: BrokenLine['why'], more: readonly Line[]) => {
      const { left, again } = breakFirst(why)
      repaired.push(left)
      queue.push(...[...again, ...more].toReversed())
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
      } else if (openLength > longest) retry('brokenLine', [])
    }
    return repaired.join('')
  }

  /** A line as it ends; of one that is too long nothing is kept. */
  function take(text: string, end: string): Line {
    const line = { number, text, end }
    number += 1
    const isTooLong = isSkipping || text.length > longest
    if (isTooLong && !isSkipping) onBroken({ line: line.number, text: text.slice(0, 200), why: 'longLine' })
    isSkipping = false
    return isTooLong ? { ...line, text: '' } : line
  }

  return {
    add(text: string): string {
      const lines: Line[] = []
      let from = 0
      rest += text
      // A break of Windows may come in two parts.
      const breaks = /\r\n|\n|\r(?!$)/g
      for (let found = breaks.exec(rest); found; found = breaks.exec(rest)) {
        lines.push(take(rest.slice(from, found.index), found[0]))
        from = breaks.lastIndex
      }
      rest = rest.slice(from)
      if (rest.length > longest) {
        if (!isSkipping) onBroken({ line: number, text: rest.slice(0, 200), why: 'longLine' })
        ;[rest, isSkipping] = ['', true]
      }
      return read(lines)
    },
    end(): string {
      const last = rest.endsWith('\r') ? take(rest.slice(0, -1), '\r') : take(rest, '')
      let repaired = read([last])
      while (open.length > 0) {
        const { left, again } = breakFirst('brokenLine')
        repaired += left + read(again)
      }
      return repaired
    },
  }
}
