import type { DeskOperations } from '@minaret/contract/desk'
import { deskRoutes } from '@minaret/contract/desk-routes'
import type { DeskApi } from './createDeskApi.ts'

/** An operation of the desk, as the contract names it. */
export type DeskOperationId = keyof DeskOperations

type Query<Id extends DeskOperationId> = NonNullable<DeskOperations[Id]['parameters']['query']>

type PathPart<Id extends DeskOperationId> = DeskOperations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : unknown
type QueryPart<Id extends DeskOperationId> = [Query<Id>] extends [never] ? unknown : Query<Id>
type BodyPart<Id extends DeskOperationId> = [NonNullable<DeskOperations[Id]['requestBody']>] extends [never]
  ? unknown
  : DeskOperations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : DeskOperations[Id] extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { body?: Body }
      : unknown

type Flat<T> = { [Key in keyof T]: T[Key] }

/** An operation's parameters: those of its path and query side by side, and its `body`. */
export type DeskParams<Id extends DeskOperationId> = Flat<PathPart<Id> & QueryPart<Id> & BodyPart<Id>>

/** An operation that returns a paged list. */
export type DeskPagesId = {
  [Id in DeskOperationId]: [Query<Id>] extends [never] ? never : 'after' extends keyof Query<Id> ? Id : never
}[DeskOperationId]

/** The data of an operation's response. */
export type DeskData<Id extends DeskOperationId> = DeskOperations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer Data } } }
}
  ? Data
  : never

/** An item of an operation's list. */
export type DeskItem<Id extends DeskPagesId> = DeskData<Id> extends readonly (infer Item)[] ? Item : never

type Response200<Data> = Promise<{
  data?: { message?: string; data: Data; responseData?: unknown }
  error?: unknown
  response: Response
}>

/** Splits flattened parameters into path, query and body. */
function initOf(path: string, params: object) {
  const { body, ...rest }: Record<string, unknown> = { ...params }
  const isPathParam = ([name]: [string, unknown]) => path.includes(`{${name}}`)
  const entries = Object.entries(rest)
  return {
    params: {
      path: Object.fromEntries(entries.filter(isPathParam)),
      query: Object.fromEntries(entries.filter((entry) => !isPathParam(entry))),
    },
    ...(body === undefined ? {} : { body }),
  }
}

/** Sends an operation's request by its route; the response has the operation's type. */
function request<Data>(api: DeskApi, id: DeskOperationId, params: object, signal?: AbortSignal): Response200<Data> {
  const [method, path] = deskRoutes[id]
  // oxlint-disable-next-line typescript/consistent-type-assertions -- routes and operation types come from one document
  const sendRequest = api.request as unknown as (method: string, path: string, init: object) => Response200<Data>
  return sendRequest(method, path, { ...initOf(path, params), ...(signal ? { signal } : {}) })
}

/**
 * Calls an operation of the desk by its id. Unwrap the response with `read` or `send`.
 * @param params see {@link DeskParams}
 */
export const callDesk = <Id extends DeskOperationId>(
  api: DeskApi,
  id: Id,
  params: DeskParams<Id>,
  signal?: AbortSignal,
): Response200<DeskData<Id>> => request(api, id, params, signal)

/** Calls an operation for one page of its list. Unwrap the response with `readPage`. @param after the page's cursor */
export const callDeskPage = <Id extends DeskPagesId>(
  api: DeskApi,
  id: Id,
  params: Omit<DeskParams<Id>, 'after'>,
  after: string,
  signal?: AbortSignal,
): Response200<DeskItem<Id>[]> => request(api, id, { ...params, ...(after ? { after } : {}) }, signal)
