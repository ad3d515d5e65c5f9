import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@minaret/foundation/db'
import type { Secrets } from '@minaret/foundation/base'
import { loadTenant } from '@minaret/foundation/tenancy'
import { createPayments } from '../providers/payments.ts'
import type { Platform } from '../providers/platform.ts'
import type { ReconciliationContext } from '../reconciliation/account.ts'

/** What a command brings along. */
export type AdminDeps = {
  database: Database
  secrets: Secrets
  /** A local test server in place of Stripe's. */
  stripeApiBase?: string
  /** The platform's own keys at Stripe, for connected accounts. */
  platform?: Platform
  /** The one the server of this machine listens on: part of the links in emails, for names that never leave it. */
  port?: number
  /** Hears what an operator should know beside the answer, a sentence at a time. */
  note(line: string): void
}

/** A server's log becomes sentences for whoever typed the command; what they can do nothing about is left out. */
function logOf(note: AdminDeps['note']): FastifyBaseLogger {
  const quiet = () => {}
  const say = (about: unknown, words?: unknown) => note(String(typeof about === 'string' ? about : words))
  const log: FastifyBaseLogger = {
    level: 'warn',
    trace: quiet,
    debug: quiet,
    info: quiet,
    silent: quiet,
    warn: quiet,
    error: say,
    fatal: say,
    child: () => log,
  }
  return log
}

/** Opens a mosque's payments for one command, as a server would. */
export async function createAdminContext(deps: AdminDeps, tenantId: string): Promise<ReconciliationContext> {
  const { database, secrets, stripeApiBase, platform, port, note } = deps
  return {
    db: database.forTenant(tenantId),
    secrets,
    now: new Date(),
    log: logOf(note),
    tenant: await loadTenant(database, tenantId, port),
    payments: createPayments({ secrets, stripeApiBase, platform }),
  }
}
