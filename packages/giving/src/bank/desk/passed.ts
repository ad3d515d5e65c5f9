import type { StatementImported } from '@minaret/contract/desk'
import type { PassedLine } from '../index.ts'

/** So many lines passed over for one reason are shown; the others are counted. */
const mostExamples = 5

/** The lines of a file that were passed over, those for one reason together. */
export function groupPassed(passed: readonly PassedLine[]): StatementImported['passed'] {
  const reasons = [...new Set(passed.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const lines = passed.filter((each) => each.reason === reason)
    return {
      reason,
      count: lines.length,
      examples: lines.slice(0, mostExamples).map(({ line, text }) => ({ line, text })),
    }
  })
}
