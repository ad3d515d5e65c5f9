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
/** With one road that has data and one that has none, the contract says `data?`. */
type Data<B> = 'data' extends keyof B ? Localised<B['data']> : undefined
/** What is said of a gift beside its state waits for its language, too. */
type Localised<D> = D extends unknown
  ? 'message' extends keyof D
    ? Omit<D, 'message'> & { message?: Message }
    : D
  : never

export type Params<O> = O extends { parameters: { path: infer P } } ? P : Record<never, never>
export type Query<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>
export type Body<O> = O extends { requestBody: infer R } ? BytesOf<R> | Json<R> : undefined

/** What a person asked, and what is at hand to answer. */
export type Call<K extends OperationId> = {
  tenant: Tenant
  db: TenantDb
  secrets: Secrets
  /** Hashes passwords, and slows down whoever tries them. */
  guard: Guard
  /** Now, as an instant. */
  now: Date
  params: Params<operations[K]>
  query: Query<operations[K]>
  body: Body<operations[K]>
  request: {
    /** The visitor's address; never stored. */
    address: string
    header(name: string): string | undefined
    /** The bytes as they came, for operations that verify a signature. */
    raw?: Buffer
  }
  /** Who is logged in; there for every call that needs a session. */
  session?: Session
  log: FastifyBaseLogger
}

/** An answer that is refused in the envelope and yet carries what the contract promises for that code. */
type ContractError<O> = {
  [C in Exclude<keyof Responses<O>, 200 | 'default'> & number]: {
    status: C
    message: Message
    data: Data<Json<Responses<O>[C]>>
  }
}[Exclude<keyof Responses<O>, 200 | 'default'> & number]

/** What an operation of a contract may answer. @typeParam O the operation, as the contract's types have it */
export type ContractResult<O> = Done<Data<Json<Responses<O>[200 & keyof Responses<O>]>>> | ContractError<O> | Refusal

export type OperationResult<K extends OperationId> = ContractResult<operations[K]>

/**
 * One or more operations of the contract, by name; all of them together make the server.
 * @typeParam Services what their calls need beside what every {@link Call} has, as giving needs its payment providers
 */
export type Operations<K extends OperationId = OperationId, Services = unknown> = {
  [P in K]: (call: Call<P> & Services) => Promise<OperationResult<P>>
}

/** The session of a call that needs one: the router has refused whoever has none. */
export function requireSession({ session }: { session?: Session }): Session {
  if (!session) throw new Error('A call that needs a session was made without one.')
  return session
}
