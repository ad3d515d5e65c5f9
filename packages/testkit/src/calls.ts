import { document } from '@minaret/contract/document'

/** One call of the contract, for tests that make them all. */
export type ContractCall = {
  id: string
  method: 'GET' | 'POST'
  /** With `{name}` for its parameters. */
  path: string
  /** Whether its answer is JSON in the envelope; calendars are not. */
  json: boolean
  session: 'none' | 'maybe' | 'required'
  /** Its description in the contract. */
  operation: Record<string, unknown>
}

function sessionOf(security: unknown): ContractCall['session'] {
  const text = JSON.stringify(security ?? [])
  if (!text.includes('"session"')) return 'none'
  return text.includes('{}') ? 'maybe' : 'required'
}

const paths: Record<string, Record<string, { operationId: string; security?: unknown }>> = document.paths

/** Every call the contract describes, in its order. */
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

/** The address of a call, each parameter filled in with one text. */
export const getPath = ({ path }: Pick<ContractCall, 'path'>, text = 'general'): string =>
  path.replaceAll(/\{\w+\}/g, text)

const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** The body the contract gives as an example of a call; an empty one where it has none. */
export function exampleOf({ operation }: Pick<ContractCall, 'operation'>): object {
  const body = ['requestBody', 'content', 'application/json', 'example'].reduce<unknown>(getProperty, operation)
  return typeof body === 'object' && body !== null ? body : {}
}

/** The call of a name. @throws where the contract has none */
export function callOf(id: string): ContractCall {
  const found = contractCalls.find((call) => call.id === id)
  if (!found) throw new Error(`The contract has no ${id}.`)
  return found
}
