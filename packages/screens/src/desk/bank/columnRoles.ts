import type { StatementColumnRole, StatementQuestion } from '@minaret/contract/desk'

/** What a column of a statement can be, in the order in which people look for it. */
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

/** What each column is, by its number from 1. */
export type ChosenColumns = Readonly<Record<string, StatementColumnRole>>

/** What the columns of a question were taken for, all of them named. */
export const rolesOf = ({ columns }: StatementQuestion): ChosenColumns =>
  Object.fromEntries(columns.map(({ number, role }) => [String(number), role ?? 'ignore']))

/** Whether columns are enough to read lines, and none that can be there once is there twice. */
export function areEnough(chosen: ChosenColumns): boolean {
  const count = (role: StatementColumnRole) => Object.values(chosen).filter((each) => each === role).length
  const isOnce = columnRoles.every((role) => ['ignore', 'payer', 'text'].includes(role) || count(role) < 2)
  const hasMoney = count('amount') === 1 ? count('in') + count('out') === 0 : count('in') + count('out') > 0
  return isOnce && hasMoney && count('date') === 1 && count('payer') + count('text') > 0
}
