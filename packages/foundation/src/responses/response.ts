import type { Decline, NeedLeft, operations } from '@minaret/contract'
import { type Message, ok } from './localise.ts'

/** Names of the operations in the contract that answer in its envelope. */
export type OperationId = Exclude<keyof operations, 'prayerCalendar' | 'eventCalendar'>

/** Headers of an answer; one that is sent several times has a list. */
export type ResponseHeaders = Record<string, string | string[]>

/** The call did what was asked. */
export type Done<D> = { status: 200; message: Message; data: D; headers?: ResponseHeaders }

/** The call did not: an HTTP code and a sentence for people that says what to do next. */
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
    /** What must be solved before this is asked for again, and the page token it was made for. */
    challenge?: string
    pageToken?: string
  }
  headers?: ResponseHeaders
}

/** Success with its data. */
export const done = <D>(data: D, message: Message = ok, headers?: ResponseHeaders): Done<D> => ({
  status: 200,
  message,
  data,
  headers,
})

/** Refusal with a sentence for people, and what is wrong by field. */
export const refuse = (status: Refusal['status'], message: Message, errors?: Record<string, Message>): Refusal => ({
  status,
  message,
  ...(errors ? { data: { errors } } : {}),
})
