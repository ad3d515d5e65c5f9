import type { DeskOperations as Contract } from '@minaret/contract/desk'
import type { FastifyBaseLogger } from 'fastify'
import type { Secrets } from '../base/secrets.ts'
import type { Database, StaffMember, TenantDb } from '../db/database.ts'
import type { Guard } from '../identity/guard.ts'
import type { StaffSession } from '../staff/sessions.ts'
import type { DatabaseOperationId } from './databaseOperations.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import type { ContractResult, Body, Params, Query } from './operation.ts'

/** The name of an operation of the desk. */
export type DeskOperationId = keyof Contract

/** Operations for one mosque, which is part of their path. */
export type MosqueOperationId = {
  [K in DeskOperationId]: Params<Contract[K]> extends { mosque: string } ? K : never
}[DeskOperationId]

/** The whole database, for operations that declare in {@link databaseOperations} why their role's rows are not enough. */
type DatabaseOf<K extends DeskOperationId> = [K] extends [DatabaseOperationId] ? { database: Database } : unknown

/** A call to the desk. */
export type DeskCall<K extends DeskOperationId> = DatabaseOf<K> & {
  secrets: Secrets
  /** Hashes passwords and throttles attempts. */
  guard: Guard
  /** Current time. */
  now: Date
  params: Params<Contract[K]>
  query: Query<Contract[K]>
  body: Body<Contract[K]>
  request: {
    /** Never stored. */
    address: string
    protocol: 'http' | 'https'
    /** Whether the request comes from this machine and not through a proxy; see `isLocalVisit`. */
    isLocal: boolean
    /** Makes responses use the language the staff member chose; see `chooseLanguage`. */
    isDesk: true
    header(name: string): string | undefined
  }
  /** The session; always present for calls that need one. */
  session?: StaffSession
  log: FastifyBaseLogger
}

/** A call for one mosque, by a member of its staff whose roles allow it. */
export type MosqueCall<K extends MosqueOperationId> = DeskCall<K> & {
  session: StaffSession
  tenant: Tenant
  member: StaffMember & { demonstration: boolean }
  /** The mosque's rows, limited by the database to these roles. */
  db: TenantDb
}

export type DeskResult<K extends DeskOperationId> = ContractResult<Contract[K]>

/** One or more operations of the desk, by name. @typeParam Services services their calls need in addition */
export type DeskOperations<K extends DeskOperationId = DeskOperationId, Services = unknown> = {
  [P in K]: (call: (P extends MosqueOperationId ? MosqueCall<P> : DeskCall<P>) & Services) => Promise<DeskResult<P>>
}
