import type { operations } from '@minaret/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from '../db/database.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Guard } from '../identity/guard.ts'
import type { Session } from '../identity/session.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { Done, OperationId, Refusal } from '../responses/response.ts'
import type { Message } from '../responses/localise.ts'

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never
type BytesOf<T> = T extends { content: { 'application/octet-stream': unknown } } ? Buffer : never
type Responses<O> = O extends { responses: infer R } ? R : never
/** If only some of the responses have data, the contract has `data?`. */
type Data<B> = 'data' extends keyof B ? Localised<B['data']> : undefined
/** The message of a gift's state is localised too. */
type Localised<D> = D extends unknown
  ? 'message' extends keyof D
    ? Omit<D, 'message'> & { message?: Message }
    : D
  : never

export type Params<O> = O extends { parameters: { path: infer P } } ? P : Record<never, never>
export type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>
export type Body<O> = O extends { requestBody: infer R } ? BytesOf<R> | Json<R> : undefined

/** A validated call with its context. */
export type Call<K extends OperationId> = {
  tenant: Tenant
  db: TenantDb
  secrets: Secrets
  /** Hashes passwords and throttles attempts. */
  guard: Guard
  /** Current time. */
  now: Date
  params: Params<operations[K]>
  query: Query<operations[K]>
  body: Body<operations[K]>
  request: {
    /** The visitor's address; never stored. */
    address: string
    header(name: string): string | undefined
    /** The raw body, for operations that verify a signature. */
    raw?: Buffer
  }
  /** The session; always present for calls that need one. */
  session?: Session
  log: FastifyBaseLogger
}

/** A refusal with the data that the contract defines for its status. */
type ContractError<O> = {
  [C in Exclude<keyof Responses<O>, 200 | 'default'> & number]: {
    status: C
    message: Message
    data: Data<Json<Responses<O>[C]>>
  }
}[Exclude<keyof Responses<O>, 200 | 'default'> & number]

/** Possible results of an operation. @typeParam O the operation, in the contract's types */
export type ContractResult<O> = Done<Data<Json<Responses<O>[200 & keyof Responses<O>]>>> | ContractError<O> | Refusal

export type OperationResult<K extends OperationId> = ContractResult<operations[K]>

/**
 * One or more operations of the contract, by name; together they make up the server.
 * @typeParam Services services their calls need in addition to {@link Call}, such as payment providers for giving
 */
export type Operations<K extends OperationId = OperationId, Services = unknown> = {
  [P in K]: (call: Call<P> & Services) => Promise<OperationResult<P>>
}

/** Returns the session of a call that needs one: the router has refused calls without one. */
export function requireSession({ session }: { session?: Session }): Session {
  if (!session) throw new Error('A call that needs a session was made without one.')
  return session
}
