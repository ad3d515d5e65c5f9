/** The one sentence for everything that is not the host's own answer (specification, section 8). */
export const oops = 'Oops! Something went wrong.'

/** The same in the other languages of our pages. */
const oopsElsewhere: Readonly<Record<string, string>> = {
  ar: 'عذرًا! حدث خطأ ما.',
  ur: 'معذرت! کچھ غلط ہو گیا۔',
}

/** That sentence in the language of a page (BCP 47); English where there is none. */
export const oopsIn = (language = ''): string => oopsElsewhere[language.split('-')[0] ?? ''] ?? oops

/**
 * How a call failed: `refused`, the host said no in its envelope; `broken`, something answered, but not as our host
 * does; `silent`, nothing answered.
 */
export type FailureKind = 'refused' | 'broken' | 'silent'

/**
 * A call that did not succeed. `message` is for people: the host's own words, which are in the page's language, or
 * {@link oops}, which a page says in its own by {@link oopsIn}.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Whether the host has said nothing that people could be told. */
  readonly wordless: boolean
  readonly kind: FailureKind
  /** The envelope's status, else the HTTP code, else 0. */
  readonly status: number
  /** What is wrong, by field of the request. */
  readonly errors: Readonly<Record<string, string>>
  /** The envelope's `data`, for answers that carry some although they refuse. Check it before use. */
  readonly data: unknown
  /** What the host said about a failure of its own (5xx): too much for a toast, of use beside a form. */
  readonly detail?: string

  constructor(
    kind: FailureKind,
    fields: { message?: string; status?: number; data?: unknown; detail?: string; cause?: unknown } = {},
  ) {
    super(fields.message || oops, { cause: fields.cause })
    this.kind = kind
    this.wordless = !fields.message
    this.status = fields.status ?? 0
    this.data = fields.data
    this.detail = fields.detail
    this.errors = fieldErrors(fields.data)
  }
}

function fieldErrors(data: unknown): Record<string, string> {
  if (!isRecord(data) || !isRecord(data.errors)) return {}
  return Object.fromEntries(
    Object.entries(data.errors).flatMap(([field, words]) => (typeof words === 'string' ? [[field, words]] : [])),
  )
}

/** Whether a parsed JSON value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
