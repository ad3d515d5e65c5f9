import type { paths } from '@minaret/contract'
import type { DeskPaths } from '@minaret/contract/desk'

/** What visitors' pages call, and the desk. */
type AllPaths = paths & DeskPaths

type Data<P extends keyof AllPaths, M extends 'get' | 'post'> = AllPaths[P] extends {
  [method in M]: { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
}
  ? D
  : never

type ByCall<M extends 'get' | 'post'> = {
  [P in keyof AllPaths as `${Uppercase<M>} ${P}`]?: Data<P, M> | Outcome
}

/** What the server answers, by call as the contract writes it (`GET /api/news/{id}`): the data, or an outcome. */
export type Answers = ByCall<'get'> & ByCall<'post'>

/** An answer that is more, or less, than data. */
export type Outcome = {
  outcome: 'pending' | 'unreachable' | { status: number; message: string; data?: unknown; responseData?: unknown }
}

/** The server never answers. */
export const pending: Outcome = { outcome: 'pending' }

/** No server can be reached. */
export const unreachable: Outcome = { outcome: 'unreachable' }

/** The server refuses. @param errors what is wrong, by field of the request */
export const refusal = (status: number, message: string, errors?: Record<string, string>): Outcome => ({
  outcome: { status, message, data: errors ? { errors } : {} },
})

/** A change that worked, and the sentence the server says about it. */
export const success = (data: unknown = {}, message = ''): Outcome => ({ outcome: { status: 200, message, data } })

/** One page of a longer list. */
export const pageOfList = (items: readonly unknown[], next: string): Outcome => ({
  outcome: { status: 200, message: '', data: items, responseData: { next } },
})

/** Whether an answer is an outcome, and no data. */
export const isOutcome = (answer: unknown): answer is Outcome =>
  typeof answer === 'object' && answer !== null && 'outcome' in answer
