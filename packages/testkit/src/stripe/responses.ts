/** An answer of the stub. */
export type StubAnswer = { status: number; body: unknown; replayed?: boolean }

/** A refusal in the form of Stripe's errors. */
export const refusal = (
  status: number,
  type: string,
  code: string,
  message: string,
  more: object = {},
): StubAnswer => ({
  status,
  body: { error: { type, code, message, ...more } },
})

export const invalid = (code: string, message: string, more: object = {}): StubAnswer =>
  refusal(400, 'invalid_request_error', code, message, more)

export const missing = (kind: string, id = '', param = 'id'): StubAnswer =>
  refusal(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`, { param })

export const found = (body: unknown): StubAnswer => ({ status: 200, body })
