import { sql } from 'drizzle-orm'
import { auditEntries } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'

/** Events in the audit log of accounts. */
export type AuditedEvent =
  | 'login'
  | 'login refused'
  | 'logout'
  | 'logout everywhere'
  | 'register asked'
  | 'account opened'
  | 'details changed'
  | 'new address asked'
  | 'new address in force'
  | 'reset asked'
  | 'password reset'
  | 'password changed'
  | 'password refused'
  | 'data exported'
  | 'account deleted'
  | 'donor deleted'
  | OperatorEvent

/** Operators' commands in the audit log. */
export type OperatorEvent =
  | 'account opened by operator'
  | 'account disabled'
  | 'account enabled'
  | 'accounts listed'
  | 'gift written down'
  | 'gifts listed'
  | 'gift undone'
  | 'gifts exported'
  | 'refund asked'
  | 'applications exported'
  | 'applications listed'
  | 'supporters listed'
  | "children's needs read"
  | 'subscribers exported'
  | 'email sent again'
  | 'gift aid previewed'
  | 'gift aid claim made'
  | 'gift aid claims listed'
  | 'gift aid claim read'
  | 'gift aid claim exported'
  | 'gift aid claim marked'
  | 'gift aid claim undone'
  | 'gift aid declarations listed'
  | 'gift aid declaration cancelled'
  | 'mosque exported'
  | 'content imported'

/**
 * Records an event or refusal of an account in the same transaction. The log is append-only and contains no personal data
 * except a user's id.
 * @param userId the user's id, if known
 */
export async function audit(tx: Tx, event: AuditedEvent, userId?: string): Promise<void> {
  await tx.insert(auditEntries).values({ tenantId: sql`current_tenant()`, what: event, who: userId })
}
