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

/** Those for one mosque: it stands in their path. */
export type MosqueOperationId = {
  [K in DeskOperationId]: Params<Contract[K]> extends { mosque: string } ? K : never
}[DeskOperationId]

/** The whole database, for operations that declare in {@link databaseOperations} why their role's rows are not enough. */
type DatabaseOf<K extends DeskOperationId> = [K] extends [DatabaseOperationId] ? { database: Database } : unknown

/** What every call of the desk has at hand. */
export type DeskCall<K extends DeskOperationId> = DatabaseOf<K> & {
  secrets: Secrets
  /** Hashes passwords, and slows down whoever tries them. */
  guard: Guard
  /** Now, as an instant. */
  now: Date
  params: Params<Contract[K]>
  query: Query<Contract[K]>
  body: Body<Contract[K]>
  request: {
    /** Never stored. */
    address: string
    protocol: 'http' | 'https'
    /** Whether somebody at this machine asks, through no proxy; see `isLocalVisit`. */
    isLocal: boolean
    /** Which says that answers are in the language its reader chose; see `chooseLanguage`. */
    isDesk: true
    header(name: string): string | undefined
  }
  /** Who is logged in; there for every call that needs a session. */
  session?: StaffSession
  log: FastifyBaseLogger
}

/** A call for one mosque, by a member of its staff whose roles allow it. */
export type MosqueCall<K extends MosqueOperationId> = DeskCall<K> & {
  session: StaffSession
  tenant: Tenant
  member: StaffMember & { demonstration: boolean }
  /** The mosque's rows, as the database lets these roles see them. */
  db: TenantDb
}

export type DeskResult<K extends DeskOperationId> = ContractResult<Contract[K]>

/** One or more operations of the desk, by name. @typeParam Services what their calls need beside what every one has */
export type DeskOperations<K extends DeskOperationId = DeskOperationId, Services = unknown> = {
  [P in K]: (call: (P extends MosqueOperationId ? MosqueCall<P> : DeskCall<P>) & Services) => Promise<DeskResult<P>>
}
