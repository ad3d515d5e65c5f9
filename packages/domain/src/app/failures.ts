import { ApiError } from '@minaret/client'

/** Whether the host said that what was asked for is not there, or that its address cannot be one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status === 404 || error.status === 400)

/** What the host found wrong with what was sent, by field; nothing for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {}

/**
 * The code of a failure for those who must tell refusals apart: 410 a link that is used or too old, 409 a change that
 * came too late, 429 too many tries; 0 when nothing answered.
 */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
