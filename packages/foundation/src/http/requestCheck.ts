import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'
import type { Endpoint } from './readContract.ts'
import { bodyErrors, emailSentence, fieldErrors, unstorableTexts, validation } from './validation.ts'
import { messages as httpMessages } from './messages.gen.ts'

/**
 * What is wrong with a request, by the schemas of its operation.
 * @param isSigned a signature covers the body, which is read as bytes
 */
export function createRequestCheck(endpoint: Endpoint, { isSigned = false }: { isSigned?: boolean } = {}) {
  const wanted = isSigned ? undefined : endpoint.body
  return ({ body, params, query, headers }: FastifyRequest): Refusal | undefined => {
    const validParams = endpoint.params && validation.parameters(endpoint.params)
    const validQuery = endpoint.query && validation.parameters(endpoint.query)
    if (wanted && body === undefined) return headers['content-type'] ? noBody : noMediaType
    if (endpoint.takesBytes && !Buffer.isBuffer(body)) return noBytes
    const faults = wanted ? bodyErrors(wanted, body) : []
    const errors = {
      ...(validParams && !validParams(params) ? fieldErrors(validParams.errors) : {}),
      ...(validQuery && !validQuery(query) ? fieldErrors(validQuery.errors) : unstorableTexts(query)),
      ...(faults.length > 0 ? fieldErrors(faults) : unstorableTexts(endpoint.takesBytes ? undefined : body)),
    }
    if (Object.keys(errors).length === 0) return undefined
    // Whatever else is wrong there, this call's answer says what is to be thought of the address.
    return invalid(endpoint, endpoint.id === 'emailCheck' ? { email: emailSentence(body), ...errors } : errors)
  }
}

const noMediaType: Refusal = { status: 415, message: httpMessages.mediaType }

const noBytes: Refusal = { status: 415, message: httpMessages.bytesOnly }

const noBody: Refusal = { status: 400, message: httpMessages.emptyBody }

/** A parameter of the path that cannot be one names nothing; anything else is said by field. */
function invalid(endpoint: Endpoint, errors: Record<string, Message>): Refusal {
  const inPath = (field: string) => endpoint.url.split('/').includes(`:${field}`)
  if (Object.keys(errors).every(inPath)) return { status: 404, message: httpMessages.notFound }
  return { status: 422, message: httpMessages.invalid, data: { errors } }
}
