import type { ContentProblem } from '@minaret/contract/desk'
import { errorData } from '@minaret/domain/desk'

const isProblem = (value: unknown): value is ContentProblem => {
  const { path, message }: { path?: unknown; message?: unknown } = Object(value)
  return typeof message === 'string' && Array.isArray(path) && path.every((step) => typeof step === 'string')
}

/** The problems reported when publishing is rejected; empty for any other error. */
export function problemsOf(error: unknown): ContentProblem[] {
  const { problems }: { problems?: unknown } = Object(errorData(error))
  return Array.isArray(problems) ? problems.filter(isProblem) : []
}
