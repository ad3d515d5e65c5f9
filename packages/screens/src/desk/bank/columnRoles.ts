import type { StatementColumnRole, StatementQuestion } from '@minaret/contract/desk'

/** Roles of statement columns, most common first. */
export const columnRoles = [
  'ignore',
  'date',
  'payer',
  'text',
  'amount',
  'in',
  'out',
  'sign',
  'balance',
  'currency',
  'state',
  'id',
  'account',
] as const satisfies readonly StatementColumnRole[]

/** The role of each column, keyed by its number from 1. */
export type ColumnRoles = Readonly<Record<string, StatementColumnRole>>

/** The detected role of each column; `ignore` if none was detected. */
export const rolesOf = ({ columns }: StatementQuestion): ColumnRoles =>
  Object.fromEntries(columns.map(({ number, role }) => [String(number), role ?? 'ignore']))

/** Whether the roles suffice to parse lines, and no single-use role is assigned twice. */
export function areRolesSufficient(roles: ColumnRoles): boolean {
  const count = (role: StatementColumnRole) => Object.values(roles).filter((value) => value === role).length
  const hasNoDuplicates = columnRoles.every((role) => ['ignore', 'payer', 'text'].includes(role) || count(role) < 2)
  const hasMoney = count('amount') === 1 ? count('in') + count('out') === 0 : count('in') + count('out') > 0
  return hasNoDuplicates && hasMoney && count('date') === 1 && count('payer') + count('text') > 0
}
