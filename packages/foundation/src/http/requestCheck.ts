import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import type { Endpoint } from './readContract.ts'
import { bodyErrors, emailSentence, fieldErrors, unstorableTexts, validation } from './validation.ts'
import { messages as httpMessages } from './messages.gen.ts'

/** The parts of a request that are validated. */
type CheckedRequest = Pick<FastifyRequest, 'body' | 'params' | 'query' | 'headers'>

/**
 * Creates the validation of requests by the schemas of an operation.
 * @param isSigned whether a signature covers the body, which is then read as bytes
 */
export function createRequestCheck(endpoint: Endpoint, { isSigned = false }: { isSigned?: boolean } = {}) {
  const bodySchema = isSigned ? undefined : endpoint.body
  return ({ body, params, query, headers }: CheckedRequest): Refusal | undefined => {
    const validParams = endpoint.params && validation.parameters(endpoint.params)
    const validQuery = endpoint.query && validation.parameters(endpoint.query)
    if (bodySchema && body === undefined) return headers['content-type'] ? noBody : noMediaType
    if (endpoint.takesBytes && !Buffer.isBuffer(body)) return bytesNeeded
    const bodyFaults = bodySchema ? bodyErrors(bodySchema, body) : []
    const errors = {
      ...(validParams && !validParams(params) ? fieldErrors(validParams.errors) : {}),
      ...(validQuery && !validQuery(query) ? fieldErrors(validQuery.errors) : unstorableTexts(query)),
      ...(bodyFaults.length > 0 ? fieldErrors(bodyFaults) : unstorableTexts(endpoint.takesBytes ? undefined : body)),
    }
    if (Object.keys(errors).length === 0) return undefined
    // This call's response always reports on the email address, whatever else is invalid.
    return refuseInvalid(endpoint, endpoint.id === 'emailCheck' ? { email: emailSentence(body), ...errors } : errors)
  }
}

const noMediaType: Refusal = { status: 415, message: httpMessages.mediaType }

const bytesNeeded: Refusal = { status: 415, message: httpMessages.bytesOnly }

const noBody: Refusal = { status: 400, message: httpMessages.emptyBody }

/** Returns 404 for an invalid path parameter; other errors are reported by field. */
function refuseInvalid(endpoint: Endpoint, errors: Record<string, Message>): Refusal {
  const isInPath = (field: string) => endpoint.url.split('/').includes(`:${field}`)
  if (Object.keys(errors).every(isInPath)) return { status: 404, message: httpMessages.notFound }
  return { status: 422, message: httpMessages.invalid, data: { errors } }
}
