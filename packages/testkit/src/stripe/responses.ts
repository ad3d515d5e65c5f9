/** A response of the stub. */
export type StubResponse = { status: number; body: unknown; replayed?: boolean }

/** Creates a response in the format of Stripe's errors. */
export const errorResponse = (
  status: number,
  type: string,
  code: string,
  message: string,
  extraFields: object = {},
): StubResponse => ({
  status,
  body: { error: { type, code, message, ...extraFields } },
})

/** Creates a 400 response. */
export const badRequest = (code: string, message: string, extraFields: object = {}): StubResponse =>
  errorResponse(400, 'invalid_request_error', code, message, extraFields)

/** Creates a 404 response. */
export const notFound = (kind: string, id = '', param = 'id'): StubResponse =>
  errorResponse(404, 'invalid_request_error', 'resource_missing', `No such ${kind}: '${id}'`, { param })

/** Creates a 200 response. */
export const ok = (body: unknown): StubResponse => ({ status: 200, body })
