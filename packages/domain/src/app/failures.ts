import { ApiError } from '@minaret/client'

/** Whether the host said that what was asked for is not there, or that its address cannot be one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && (error.status === 404 || error.status === 400)
