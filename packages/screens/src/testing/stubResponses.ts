import type { paths } from '@minaret/contract'
import type { DeskPaths } from '@minaret/contract/desk'

/** The calls of visitors' pages and the desk. */
type AllPaths = paths & DeskPaths

type Data<P extends keyof AllPaths, M extends 'get' | 'post'> = AllPaths[P] extends {
  [method in M]: { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
}
  ? D
  : never

type ByCall<M extends 'get' | 'post'> = {
  [P in keyof AllPaths as `${Uppercase<M>} ${P}`]?: Data<P, M> | Outcome
}

/** The stubbed responses by call, in the contract's notation (`GET /api/news/{id}`): data or an outcome. */
export type StubResponses = ByCall<'get'> & ByCall<'post'>

/** A response other than plain data. */
export type Outcome = {
  outcome: 'pending' | 'unreachable' | { status: number; message: string; data?: unknown; responseData?: unknown }
}

/** The server never responds. */
export const pending: Outcome = { outcome: 'pending' }

/** The server is unreachable. */
export const unreachable: Outcome = { outcome: 'unreachable' }

/** The server refuses. @param errors validation errors, by field */
export const refusal = (status: number, message: string, errors?: Record<string, string>): Outcome => ({
  outcome: { status, message, data: errors ? { errors } : {} },
})

/** A successful change, with the server's message. */
export const success = (data: unknown = {}, message = ''): Outcome => ({ outcome: { status: 200, message, data } })

/** One page of a longer list. */
export const pageOfList = (items: readonly unknown[], next: string): Outcome => ({
  outcome: { status: 200, message: '', data: items, responseData: { next } },
})

/** Whether a response is an outcome rather than data. */
export const isOutcome = (response: unknown): response is Outcome =>
  typeof response === 'object' && response !== null && 'outcome' in response
