import { ApiError, fallbackMessageIn } from '@minaret/client'

/** Whether the server reported the resource as missing or gone, or its address as invalid. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && [400, 404, 410].includes(error.status)

/** The server's validation errors by field; empty for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {}

/**
 * The status code of a failure, to distinguish refusals: 410 a used or expired link, 409 a change that came too late,
 * 429 too many attempts; 0 if there was no response.
 */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

/** Whether a failure has no message from the server that users could read: the page then shows its own. */
export const hasNoMessage = (error: unknown): boolean => !(error instanceof ApiError) || error.hasNoMessage

/**
 * The message shown for a failure: the server's, or the general one in the page's language.
 * @param language the page's (BCP 47)
 */
export const failureMessage = (error: Error, language?: string): string =>
  // Anything but a failed call is a bug: its message would not help users.
  hasNoMessage(error) ? fallbackMessageIn(language) : error.message
