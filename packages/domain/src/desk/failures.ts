import { ApiError } from '@minaret/client'
import { hasNoMessage } from '../app/failures.ts'
import { messages } from './failures/messages.gen.ts'

/** Whether the server could not be reached. */
export const isUnreachable = (error: Error): boolean => error instanceof ApiError && error.kind === 'silent'

/**
 * The message to staff about a failed call: the server's own, or one about an unreachable server or an internal error.
 * @param language the desk's (BCP 47)
 */
export function deskFailureMessage(error: Error, language: string): string {
  if (!hasNoMessage(error)) return error.message
  const texts: Readonly<Record<string, string>> = isUnreachable(error) ? messages.silent : messages.broken
  return texts[language.split('-')[0] ?? ''] ?? texts.en ?? ''
}
