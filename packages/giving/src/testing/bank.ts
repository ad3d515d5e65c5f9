import { createSecrets } from '@minaret/foundation/base'
import { type Database, newPublicId, type Tx } from '@minaret/foundation/db'
import { type DeclaringMosque, startDeclaring } from '../../../acceptance/src/giftAid.ts'
import {
  chooseKind,
  importStatement,
  postLines,
  readLayouts,
  readPosted,
  readStatement,
  readWaiting,
  reverseLine,
} from '../bank/index.ts'
import type { StatementAnswers } from '../bank/statement.ts'
import { findOfflineAccount } from '../gifts/index.ts'

/** The current time in these tests. */
export const now = new Date('2026-11-25T12:00:00Z')
/** The time zone of the bank's days. */
export const timeZone = 'Europe/London'
/** The keys that encrypt payers. */
export const secrets = createSecrets('7'.repeat(64))
/** The staff actor who reads statements. */
export const treasurer = { accountId: newPublicId(), roles: ['treasurer'] as const }

/** Creates a mosque with a treasurer and functions for bank statements. */
export async function createBankMosque(database: Database) {
  const mosque = await startDeclaring(database, { timeZone })
  const accountId = await findOfflineAccount(database, mosque.id, 'live')
  const importContext = { account: 'Current account', mode: 'live', timeZone, now } as const
  const db = <T>(work: (tx: Tx) => Promise<T>) => database.forStaff(mosque.id, treasurer)(work)
  const today = '2026-11-25'
  const importCsv = (text: string, answers: StatementAnswers = { dates: 'dmy' }) =>
    db(async (tx) => {
      const layouts = await readLayouts(tx, importContext.account)
      const statement = readStatement(Buffer.from(text), { currency: 'gbp', today, answers, layouts })
      return importStatement(tx, statement, importContext)
    })
  const readWaitingLines = async () => (await db((tx) => readWaiting(tx, 'live'))).lines
  const postWaiting = async (ids?: readonly string[]) => {
    const choices = (await readWaitingLines()).flatMap(({ id, kind, causeId }) =>
      kind && (!ids || ids.includes(id)) ? [{ id, kind, ...(causeId ? { causeId } : {}) }] : [],
    )
    return choices.length === 0
      ? undefined
      : db((tx) => postLines(tx, choices, { mode: 'live', accountId, secrets, timeZone, by: treasurer.accountId, now }))
  }
  return {
    mosque,
    db,
    importCsv,
    waiting: readWaitingLines,
    post: postWaiting,
    accountId,
    choose: (id: string, choice: Parameters<typeof chooseKind>[2]) => db((tx) => chooseKind(tx, id, choice)),
    reverse: (id: string) => db((tx) => reverseLine(tx, id, { by: treasurer.accountId, now })),
    readPosted: () => db((tx) => readPosted(tx, 'live')),
    readLedger: () => readBankLedger(database, mosque),
  }
}
/** See {@link createBankMosque}. */
export type BankMosque = Awaited<ReturnType<typeof createBankMosque>>

/** The ledger's bank transfers: kind, amount, day and donor, sorted. */
async function readBankLedger(database: Database, mosque: DeclaringMosque): Promise<string[]> {
  const { rows } = await database.pool.query<{ entry: string }>(
    `select l.kind || ' ' || l.amount_minor || ' ' || (l.at at time zone 'UTC')::date || ' ' || g.donor_name as entry
     from ledger_entries l join gifts g on g.tenant_id = l.tenant_id and g.id = l.gift_id
     where l.tenant_id = $1 and g.how = 'bank' order by 1`,
    [mosque.id],
  )
  return rows.map(({ entry }) => entry)
}

/** Formats lines as a bank's CSV file. */
export const formatCsv = (lines: readonly string[]) => ['Date,Description,Amount', ...lines].join('\n')
