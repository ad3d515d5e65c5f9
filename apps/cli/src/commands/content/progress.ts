import { printNote } from '../frame/output.ts'

/** The progress of a long operation. */
export type Progress = {
  step(): void
  /** Prints a message above the progress. */
  printAbove(lines: string): void
  end(): void
  /** The elapsed time. */
  seconds(): number
}

const width = 28

/** Formats seconds, rounded up. */
export function formatSeconds(seconds: number): string {
  const roundedSeconds = Math.ceil(seconds)
  return roundedSeconds < 60 ? `${roundedSeconds} s` : `${Math.floor(roundedSeconds / 60)} min ${roundedSeconds % 60} s`
}

/**
 * Shows progress on standard error: a bar on a terminal, otherwise an occasional line.
 * @param noun the counted items, such as `mosques`
 */
export function showProgress(total: number, noun: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const startedAt = performance.now()
  const seconds = () => (performance.now() - startedAt) / 1000
  let count = 0
  let renderedAt = 0
  let reportedAt = 0

  const text = () => {
    const rate = count / Math.max(seconds(), 0.001)
    const remainingText = count === 0 ? '' : `, ${formatSeconds((total - count) / rate)} left`
    return `${count} of ${total} ${noun}, ${rate.toFixed(1)} a second${count < total ? remainingText : ''}`
  }
  const render = () => {
    const filledWidth = Math.round((count / total) * width)
    stream.write(`\r\u001B[2K${'█'.repeat(filledWidth)}${'░'.repeat(width - filledWidth)}  ${text()}`)
    renderedAt = performance.now()
  }
  return {
    step() {
      count += 1
      if (stream.isTTY) {
        // More than about ten updates per second are not visible.
        if (performance.now() - renderedAt > 100 || count === total) render()
        return
      }
      const tenth = Math.floor((count / total) * 10)
      if (tenth > reportedAt) printNote(text())
      reportedAt = tenth
    },
    printAbove(lines) {
      if (stream.isTTY) stream.write('\r\u001B[2K')
      printNote(lines)
    },
    end() {
      if (stream.isTTY && count > 0) stream.write('\r\u001B[2K')
    },
    seconds,
  }
}
