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
export const addressOf = ({ path }: Pick<ContractCall, 'path'>, text = 'general'): string =>
  path.replaceAll(/\{\w+\}/g, text)
