/** A JSON Schema from a contract. */
export type Schema = { [key: string]: unknown }

/** One operation of a contract, ready to be mounted. */
export type Endpoint<Id extends string = string> = {
  id: Id
  method: 'GET' | 'POST'
  /** In Fastify's syntax, with `:name` for a parameter. */
  url: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Whether its body is the raw bytes of a file. */
  takesBytes: boolean
  /** Maximum size of the body in bytes, if it differs from the default: `x-body-megabytes`. */
  bodyLimit?: number
  /** Response schemas by HTTP status; `default` for refusals. */
  answers: Record<string, Schema>
  /** Whether it uses a session, and whether that is required. */
  session: 'none' | 'maybe' | 'required'
  /** Whether a reference in the body may replace the session: `bNoToken`. */
  byReference: boolean
}

/** A parsed OpenAPI document: its operations, and the components their schemas refer to. */
export type Contract = {
  endpoints: readonly Endpoint[]
  /** The `$id` is the name that the operations' schemas refer to. */
  components: Schema & { $id: string }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Reads the session requirement: `session` and `token` name the same header; an empty requirement makes it optional. */
function readSessionNeed(security: unknown): Endpoint['session'] {
  const requirements = Array.isArray(security) ? security.map(toRecord) : []
  if (!requirements.some((requirement) => 'session' in requirement)) return 'none'
  return requirements.some((requirement) => Object.keys(requirement).length === 0) ? 'maybe' : 'required'
}

/**
 * Reads an OpenAPI document. Called once per process, so that all its servers share the compiled schemas.
 * @param document the parsed document, with references to its own components only
 * @param name unique name of its components
 */
export function readContract(document: unknown, name: string): Contract {
  const { paths, components, security } = toRecord(document)

  /** Resolves a `$ref` to the document's components; returns other values unchanged. */
  function follow(value: unknown): Record<string, unknown> {
    const node = toRecord(value)
    if (typeof node.$ref !== 'string') return node
    const keys = node.$ref.replace('#/', '').split('/')
    return toRecord(keys.reduce<unknown>((current, key) => toRecord(current)[key], document))
  }

  const jsonSchema = (parent: unknown) =>
    toRecord(toRecord(toRecord(follow(parent).content)['application/json']).schema)

  /** Points references at the shared components, so that each is compiled once. */
  const referToComponents = (schema: unknown): Schema =>
    toRecord(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${name}#/components/`)))

  function parameters(operation: Record<string, unknown>, location: string): Schema | undefined {
    const resolvedParameters = toList(operation.parameters).map(follow)
    const matchingParameters = resolvedParameters.filter((parameter) => parameter.in === location)
    if (matchingParameters.length === 0) return undefined
    return {
      type: 'object',
      properties: Object.fromEntries(
        matchingParameters.map((parameter) => [String(parameter.name), referToComponents(toRecord(parameter.schema))]),
      ),
      required: matchingParameters.filter((parameter) => parameter.required).map((parameter) => String(parameter.name)),
    }
  }

  const respondsWithJson = (operation: Record<string, unknown>) =>
    'application/json' in toRecord(toRecord(follow(toRecord(operation.responses)['200'])).content)

  function describe(path: string, method: string, operation: Record<string, unknown>): Endpoint[] {
    // Calendars have no envelope, and are mounted separately.
    if (!respondsWithJson(operation)) return []
    const takesBytes = 'application/octet-stream' in toRecord(follow(operation.requestBody).content)
    const body = operation.requestBody && !takesBytes ? jsonSchema(operation.requestBody) : undefined
    const answers = Object.entries(toRecord(operation.responses)).map(([code, response]) => [
      code,
      referToComponents(jsonSchema(response)),
    ])
    const endpoint: Endpoint = {
      id: String(operation.operationId),
      method: method === 'get' ? 'GET' : 'POST',
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      params: parameters(operation, 'path'),
      query: parameters(operation, 'query'),
      body: body && referToComponents(body),
      takesBytes,
      ...(typeof operation['x-body-megabytes'] === 'number'
        ? { bodyLimit: operation['x-body-megabytes'] * 1024 * 1024 }
        : {}),
      answers: Object.fromEntries(answers),
      session: readSessionNeed(operation.security ?? security),
      byReference: 'bNoToken' in toRecord(follow(body).properties),
    }
    const alias = operation['x-alias']
    // The same operation at a second path, such as the correct spelling of a misspelt one.
    return typeof alias === 'string' ? [endpoint, { ...endpoint, url: alias }] : [endpoint]
  }

  return {
    endpoints: Object.entries(toRecord(paths)).flatMap(([path, item]) =>
      Object.entries(toRecord(item)).flatMap(([method, operation]) =>
        // Parameters of the path apply to each of its operations.
        describe(path, method, {
          ...toRecord(operation),
          parameters: [...toList(toRecord(item).parameters), ...toList(toRecord(operation).parameters)],
        }),
      ),
    ),
    components: { $id: name, ...referToComponents({ components: { schemas: toRecord(components).schemas } }) },
  }
}
