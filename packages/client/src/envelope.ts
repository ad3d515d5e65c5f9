import { ApiError, isRecord } from './apiError.ts'

type Envelope = { status: number; message?: string; data?: unknown }

/** An older host may spell numbers as text. */
const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? Number(value) : undefined

/** The envelope in a parsed body, or nothing when it is none. */
function envelopeOf(body: unknown): Envelope | undefined {
  if (!isRecord(body)) return undefined
  const status = numberOf(body.status)
  if (status === undefined) return undefined
  return { status, message: typeof body.message === 'string' ? body.message : undefined, data: body.data }
}

/**
 * Why an answer is a failure, or nothing when it is none (decisions, section 3). Only a 2xx whose envelope says 200
 * is success; what is said in a 5xx is the host's trouble and reaches people as the general sentence.
 * @param http the HTTP code @param body what was parsed out of the answer
 */
export function failureOf(http: number, body: unknown): ApiError | undefined {
  const envelope = envelopeOf(body)
  const accepted = http >= 200 && http < 300
  if (!envelope || http >= 500) {
    return new ApiError('broken', { status: http, detail: envelope?.message, data: envelope?.data })
  }
  if (accepted && envelope.status === 200) return undefined
  // A 4xx that claims 200 inside contradicts itself: the code on the wire is believed.
  const status = envelope.status === 200 ? http : envelope.status
  return new ApiError('refused', { status, message: envelope.message, data: envelope.data })
}

/** Whether a body ends the session: a 401 in `data.code`, or in `code` beside it, whatever else the answer says. */
export function endsSession(body: unknown): boolean {
  if (!isRecord(body)) return false
  const inside = isRecord(body.data) ? numberOf(body.data.code) : undefined
  return inside === 401 || numberOf(body.code) === 401
}
