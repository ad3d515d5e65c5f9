import type { Decline, NeedLeft, operations } from '@minaret/contract'
import { type Message, ok } from './localise.ts'

/** Names of the contract's operations that respond in its envelope. */
export type OperationId = Exclude<keyof operations, 'prayerCalendar' | 'eventCalendar'>

/** Headers of a response; a list for one sent several times. */
export type ResponseHeaders = Record<string, string | string[]>

/** A successful response. */
export type Done<D> = { status: 200; message: Message; data: D; headers?: ResponseHeaders }

/** A refusal: an HTTP status and a message that tells the user what to do next. */
export type Refusal = {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503
  message: Message
  data?: {
    code?: 401
    errors?: Record<string, Message>
    reference?: string
    decline?: Decline
    firstDay?: string
    need?: NeedLeft
    /** A challenge to solve before the next attempt, and the page token it belongs to. */
    challenge?: string
    pageToken?: string
  }
  headers?: ResponseHeaders
}

/** Creates a success with its data. */
export const done = <D>(data: D, message: Message = ok, headers?: ResponseHeaders): Done<D> => ({
  status: 200,
  message,
  data,
  headers,
})

/** Creates a refusal with a message for the user, and the errors by field. */
export const refuse = (status: Refusal['status'], message: Message, errors?: Record<string, Message>): Refusal => ({
  status,
  message,
  ...(errors ? { data: { errors } } : {}),
})
