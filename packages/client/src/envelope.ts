import { ApiError, isRecord } from './apiError.ts'

type Envelope = { status: number; message?: string; data?: unknown }

/** An older server may send numbers as text. */
const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : undefined

/** Returns the envelope of a parsed body, or undefined if it is not one. */
function envelopeOf(body: unknown): Envelope | undefined {
  if (!isRecord(body)) return undefined
  const status = numberOf(body.status)
  if (status === undefined) return undefined
  return { status, message: typeof body.message === 'string' ? body.message : undefined, data: body.data }
}

/**
 * Whether a call succeeded: only a 2xx whose envelope says 200 (decisions, section 3).
 * @param http the HTTP status @param body the parsed response body
 */
export const isSuccess = (http: number, body: unknown): boolean =>
  http >= 200 && http < 300 && envelopeOf(body)?.status === 200

/**
 * Returns the error of a response, or undefined if it succeeded. Users see the generic message for a 5xx.
 * @param http the HTTP status @param body the parsed response body
 */
export function failureOf(http: number, body: unknown): ApiError | undefined {
  if (isSuccess(http, body)) return undefined
  const envelope = envelopeOf(body)
  if (!envelope || http >= 500) {
    return new ApiError('broken', { status: http, detail: envelope?.message, data: envelope?.data })
  }
  // If a 4xx has 200 in its envelope, the HTTP status counts.
  const status = envelope.status === 200 ? http : envelope.status
  return new ApiError('refused', { status, message: envelope.message, data: envelope.data })
}

/** Whether a body ends the session: 401 in `data.code` or in the top-level `code`, whatever the status. */
export function endsSession(body: unknown): boolean {
  if (!isRecord(body)) return false
  const dataCode = isRecord(body.data) ? numberOf(body.data.code) : undefined
  return dataCode === 401 || numberOf(body.code) === 401
}
