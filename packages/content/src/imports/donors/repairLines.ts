/** An unreadable line: with an unclosed quotation mark, or too long. */
export type BrokenLine = { line: number; text: string; problem: 'brokenLine' | 'longLine' }

type Line = { number: number; text: string; end: string }

/** The state of a quoted cell after a line: `strays` if a quotation mark closes it in the middle of a cell. */
function scanLine(text: string, delimiter: string, isOpen: boolean): 'closed' | 'open' | 'strays' {
  let [position, isQuoted, isFirst] = [0, isOpen, true]
  while (position < text.length) {
    if (!isQuoted && text[position] === '"') {
      isQuoted = true
      position += 1
    }
    if (isQuoted) {
      const quote = text.indexOf('"', position)
      if (quote < 0) return 'open'
      position = quote + 2
      if (text[quote + 1] === '"') continue
      const isEnd = quote + 1 === text.length || text.startsWith(delimiter, quote + 1)
      if (!isEnd && isFirst && isOpen) return 'strays'
      ;[position, isQuoted, isFirst] = [quote + 1, false, false]
    }
    const next = text.indexOf(delimiter, position)
    if (next < 0) return 'closed'
    position = next + delimiter.length
  }
  return isQuoted ? 'open' : 'closed'
}

/**
 * Removes unreadable lines from a CSV stream, as an unclosed quotation mark would swallow the following lines. Each removed
 * line leaves an empty line.
 * @param maxLength the maximum length of a line, or of a cell with line breaks
 */
export function createRepair(delimiter: string, maxLength: number, onBroken: (broken: BrokenLine) => void) {
  let [rest, number, isSkipping] = ['', 1, false]
  /** The lines of an unclosed cell, and their total length. */
  let [openLines, openLength]: [Line[], number] = [[], 0]
  const setOpen = (lines: Line[]) => {
    ;[openLines, openLength] = [lines, 0]
  }

  /** Removes the first line of an unclosed cell. @returns the following lines, to be read again */
  function removeFirst(reason: BrokenLine['problem']): { lineEnding: string; remaining: Line[] } {
    const [first, ...remaining] = openLines
    setOpen([])
    if (!first) return { lineEnding: '', remaining }
    onBroken({ line: first.number, text: first.text, problem: reason })
    return { lineEnding: first.end, remaining }
  }

  function repairLines(lines: readonly Line[]): string {
    const repairedParts: string[] = []
    const queue = lines.toReversed()
    const retry = (reason: BrokenLine['problem'], nextLines: readonly Line[]) => {
      const { lineEnding, remaining } = removeFirst(reason)
      repairedParts.push(lineEnding)
      queue.push(...[...remaining, ...nextLines].toReversed())
    }
    for (let line = queue.pop(); line; line = queue.pop()) {
      const state = scanLine(line.text, delimiter, openLines.length > 0)
      if (state === 'strays') {
        retry('brokenLine', [line])
        continue
      }
      openLines.push(line)
      openLength += line.text.length + line.end.length
      if (state === 'closed') {
        repairedParts.push(...openLines.map(({ text, end }) => text + end))
        setOpen([])
      } else if (openLength > maxLength) retry('brokenLine', [])
    }
    return repairedParts.join('')
  }

  /** Completes a line. One that is too long becomes empty. */
  function completeLine(text: string, end: string): Line {
    const line = { number, text, end }
    number += 1
    const isTooLong = isSkipping || text.length > maxLength
    if (isTooLong && !isSkipping) onBroken({ line: line.number, text: text.slice(0, 200), problem: 'longLine' })
    isSkipping = false
    return isTooLong ? { ...line, text: '' } : line
  }

  return {
    add(text: string): string {
      const lines: Line[] = []
      let start = 0
      rest += text
      // A CR LF may be split between two parts.
      const breaks = /\r\n|\n|\r(?!$)/g
      for (let match = breaks.exec(rest); match; match = breaks.exec(rest)) {
        lines.push(completeLine(rest.slice(start, match.index), match[0]))
        start = breaks.lastIndex
      }
      rest = rest.slice(start)
      if (rest.length > maxLength) {
        if (!isSkipping) onBroken({ line: number, text: rest.slice(0, 200), problem: 'longLine' })
        ;[rest, isSkipping] = ['', true]
      }
      return repairLines(lines)
    },
    end(): string {
      const last = rest.endsWith('\r') ? completeLine(rest.slice(0, -1), '\r') : completeLine(rest, '')
      let repairedText = repairLines([last])
      while (openLines.length > 0) {
        const { lineEnding, remaining } = removeFirst('brokenLine')
        repairedText += lineEnding + repairLines(remaining)
      }
      return repairedText
    },
  }
}
