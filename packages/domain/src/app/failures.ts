import { ApiError, type FailureKind } from '@minaret/client'

/** How a call failed, or nothing when the error is none of a call. */
export const failureKindOf = (error: unknown): FailureKind | undefined =>
  error instanceof ApiError ? error.kind : undefined

/** The code of a failed call, from the envelope or the wire; nothing when the error is none of a call. */
export const failureStatusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined

/** Whether the host said that what was asked for is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && error.status === 404
