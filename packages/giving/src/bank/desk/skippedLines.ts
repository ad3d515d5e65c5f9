import type { StatementImported } from '@minaret/contract/desk'
import type { SkippedLine } from '../index.ts'

/** Maximum number of skipped lines returned per reason; the rest are only counted. */
const maxExamples = 5

/** Groups the skipped lines of a file by reason. */
export function groupSkippedLines(skippedLines: readonly SkippedLine[]): StatementImported['passed'] {
  const reasons = [...new Set(skippedLines.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const lines = skippedLines.filter((line) => line.reason === reason)
    return {
      reason,
      count: lines.length,
      examples: lines.slice(0, maxExamples).map(({ line, text }) => ({ line, text })),
    }
  })
}
