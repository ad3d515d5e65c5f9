import { messages } from './errors/messages.gen.ts'

const fallbackMessages: Readonly<Record<string, string>> = messages.oops

/** The generic message for every failure without a message from the server (specification, section 8). */
export const fallbackMessage = messages.oops.en

/** Returns the generic message in a page's language (BCP 47), or in English if it has no translation. */
export const fallbackMessageIn = (language = ''): string =>
  fallbackMessages[language.split('-')[0] ?? ''] ?? fallbackMessage

/**
 * How a call failed: `refused`, the server's envelope reports an error; `broken`, the response is not one of our server's;
 * `silent`, there was no response.
 */
export type FailureKind = 'refused' | 'broken' | 'silent'

/**
 * A failed call. `message` is for users: the server's message, in the page's language, or {@link fallbackMessage}, which a page
 * translates with {@link fallbackMessageIn}.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Whether the server sent no message to show. */
  readonly hasNoMessage: boolean
  readonly kind: FailureKind
  /** The envelope's status, else the HTTP code, else 0. */
  readonly status: number
  /** The validation errors, by field of the request. */
  readonly errors: Readonly<Record<string, string>>
  /** The envelope's `data`, which some error responses carry. Check it before use. */
  readonly data: unknown
  /** The server's message about its own failure (5xx): shown beside a form, too long for a toast. */
  readonly detail?: string

  constructor(
    kind: FailureKind,
    fields: { message?: string; status?: number; data?: unknown; detail?: string; cause?: unknown } = {},
  ) {
    super(fields.message || fallbackMessage, { cause: fields.cause })
    this.kind = kind
    this.hasNoMessage = !fields.message
    this.status = fields.status ?? 0
    this.data = fields.data
    this.detail = fields.detail
    this.errors = fieldErrors(fields.data)
  }
}

function fieldErrors(data: unknown): Record<string, string> {
  if (!isRecord(data) || !isRecord(data.errors)) return {}
  return Object.fromEntries(
    Object.entries(data.errors).flatMap(([field, message]) => (typeof message === 'string' ? [[field, message]] : [])),
  )
}

/** Whether a parsed JSON value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
