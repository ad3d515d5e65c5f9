import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { loadTenant } from '@minaret/foundation/tenancy'
import { createPayments } from '../providers/payments.ts'
import type { Platform } from '../providers/platform.ts'
import type { ReconciliationContext } from '../reconciliation/account.ts'

/** Dependencies of a command. */
export type AdminDeps = {
  database: Database
  secrets: Secrets
  /** A local test server instead of Stripe's. */
  stripeApiBase?: string
  /** The platform's Stripe keys, for connected accounts. */
  platform?: Platform
  /** The port of the local server, for links in emails to local host names. */
  port?: number
  /** Prints a note for the operator, one sentence at a time. */
  note(line: string): void
}

/** A logger that prints errors as notes and drops everything else. */
function createNoteLog(note: AdminDeps['note']): FastifyBaseLogger {
  const ignore = () => {}
  const print = (fieldsOrMessage: unknown, message?: unknown) =>
    note(String(typeof fieldsOrMessage === 'string' ? fieldsOrMessage : message))
  const log: FastifyBaseLogger = {
    level: 'warn',
    trace: ignore,
    debug: ignore,
    info: ignore,
    silent: ignore,
    warn: ignore,
    error: print,
    fatal: print,
    child: () => log,
  }
  return log
}

/** Creates the payment context of a mosque for one command. */
export async function createAdminContext(deps: AdminDeps, tenantId: string): Promise<ReconciliationContext> {
  const { database, secrets, stripeApiBase, platform, port, note } = deps
  return {
    db: database.forTenant(tenantId),
    secrets,
    now: new Date(),
    log: createNoteLog(note),
    tenant: await loadTenant(database, tenantId, port),
    payments: createPayments({ secrets, stripeApiBase, platform }),
  }
}
