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

/** What an operation takes: the parameters of its path and of its query side by side, and its `body`. */
export type DeskParams<Id extends DeskOperationId> = Flat<PathPart<Id> & QueryPart<Id> & BodyPart<Id>>

/** An operation whose list comes page by page. */
export type DeskPagesId = {
  [Id in DeskOperationId]: [Query<Id>] extends [never] ? never : 'after' extends keyof Query<Id> ? Id : never
}[DeskOperationId]

/** What an operation answers with. */
export type DeskData<Id extends DeskOperationId> = DeskOperations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer Data } } }
}
  ? Data
  : never

/** One entry of the list that an operation answers with. */
export type DeskItem<Id extends DeskPagesId> = DeskData<Id> extends readonly (infer Item)[] ? Item : never

type Response200<Data> = Promise<{
  data?: { message?: string; data: Data; responseData?: unknown }
  error?: unknown
  response: Response
}>

/** Sorts flattened parameters into those of the path, those of the query and the body. */
function initOf(path: string, params: object) {
  const { body, ...rest }: Record<string, unknown> = { ...params }
  const isOfPath = ([name]: [string, unknown]) => path.includes(`{${name}}`)
  const entries = Object.entries(rest)
  return {
    params: {
      path: Object.fromEntries(entries.filter(isOfPath)),
      query: Object.fromEntries(entries.filter((entry) => !isOfPath(entry))),
    },
    ...(body === undefined ? {} : { body }),
  }
}

/** Makes a request of the table of routes: its answer has the type that the operation's id promises. */
function request<Data>(api: DeskApi, id: DeskOperationId, params: object, signal?: AbortSignal): Response200<Data> {
  const [method, path] = deskRoutes[id]
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the routes and the operations' types are made from one document
  const make = api.request as unknown as (method: string, path: string, init: object) => Response200<Data>
  return make(method, path, { ...initOf(path, params), ...(signal ? { signal } : {}) })
}

/**
 * Calls an operation of the desk by its id. Unwrap the answer with `read` or `send`.
 * @param params see {@link DeskParams}
 */
export const callDesk = <Id extends DeskOperationId>(
  api: DeskApi,
  id: Id,
  params: DeskParams<Id>,
  signal?: AbortSignal,
): Response200<DeskData<Id>> => request(api, id, params, signal)

/** Calls an operation for one page of its list. Unwrap the answer with `readPage`. @param after where the page begins */
export const callDeskPage = <Id extends DeskPagesId>(
  api: DeskApi,
  id: Id,
  params: Omit<DeskParams<Id>, 'after'>,
  after: string,
  signal?: AbortSignal,
): Response200<DeskItem<Id>[]> => request(api, id, { ...params, ...(after ? { after } : {}) }, signal)
