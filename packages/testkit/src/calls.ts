import { document } from '@minaret/contract/document'

/** A call in the contract, for tests that make every call. */
export type ContractCall = {
  id: string
  method: 'GET' | 'POST'
  /** The path, with `{name}` for its parameters. */
  path: string
  /** Whether the response is JSON in the envelope; calendars are not. */
  json: boolean
  session: 'none' | 'maybe' | 'required'
  /** Its description in the contract. */
  operation: Record<string, unknown>
}

function sessionOf(security: unknown): ContractCall['session'] {
  const json = JSON.stringify(security ?? [])
  if (!json.includes('"session"')) return 'none'
  return json.includes('{}') ? 'maybe' : 'required'
}

const paths: Record<string, Record<string, { operationId: string; security?: unknown }>> = document.paths

/** All calls in the contract, in order. */
export const contractCalls: readonly ContractCall[] = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    json: !path.endsWith('.ics'),
    session: sessionOf(operation.security),
    operation: { ...operation },
  })),
)

/** Returns the path of a call, with the same value for every parameter. */
export const getPath = ({ path }: Pick<ContractCall, 'path'>, parameter = 'general'): string =>
  path.replaceAll(/\{\w+\}/g, parameter)

const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Returns the example body of a call in the contract, or an empty one if it has none. */
export function exampleOf({ operation }: Pick<ContractCall, 'operation'>): object {
  const body = ['requestBody', 'content', 'application/json', 'example'].reduce<unknown>(getProperty, operation)
  return typeof body === 'object' && body !== null ? body : {}
}

/** Returns a call by its operation id. @throws if the contract has none */
export function callOf(id: string): ContractCall {
  const call = contractCalls.find((candidate) => candidate.id === id)
  if (!call) throw new Error(`The contract has no ${id}.`)
  return call
}
