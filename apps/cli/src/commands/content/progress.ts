import { note } from '../frame/tell.ts'

/** The progress of a long operation. */
export type Progress = {
  step(): void
  /** Prints a message above the progress. */
  aside(lines: string): void
  end(): void
  /** The elapsed time. */
  seconds(): number
}

const width = 28

/** Seconds as text, rounded up. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Shows progress on standard error: a bar on a terminal, an occasional line elsewhere.
 * @param what is counted, such as `mosques`
 */
export function progress(total: number, what: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let count = 0
  let drawn = 0
  let reportedAt = 0

  const text = () => {
    const rate = count / Math.max(seconds(), 0.001)
    const rest = count === 0 ? '' : `, ${clock((total - count) / rate)} left`
    return `${count} of ${total} ${what}, ${rate.toFixed(1)} a second${count < total ? rest : ''}`
  }
  const draw = () => {
    const full = Math.round((count / total) * width)
    stream.write(`\r\u001B[2K${'█'.repeat(full)}${'░'.repeat(width - full)}  ${text()}`)
    drawn = performance.now()
  }
  return {
    step() {
      count += 1
      if (stream.isTTY) {
        // More than about ten updates a second are not visible.
        if (performance.now() - drawn > 100 || count === total) draw()
        return
      }
      const tenth = Math.floor((count / total) * 10)
      if (tenth > reportedAt) note(text())
      reportedAt = tenth
    },
    aside(lines) {
      if (stream.isTTY) stream.write('\r\u001B[2K')
      note(lines)
    },
    end() {
      if (stream.isTTY && count > 0) stream.write('\r\u001B[2K')
    },
    seconds,
  }
}
