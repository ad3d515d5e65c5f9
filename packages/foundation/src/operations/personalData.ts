import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import type { User } from '../identity/index.ts'
import type { Refusal } from '../responses/index.ts'
import type { Call, OperationResult } from './operation.ts'

/** Whose data it is: an account, or an address that belongs to none. */
export type DataOwner = Pick<User, 'id' | 'tenantId' | 'emailKey' | 'verifiedAt'>

/** Somebody without an account: their rows have their address, and no account's id. */
export const guestOwner = (tenantId: string, emailKey: string, now: Date): DataOwner => ({
  id: '',
  tenantId,
  emailKey,
  verifiedAt: now,
})

/** Whether no account stands behind an address. */
export const isGuest = ({ id }: Pick<DataOwner, 'id'>): boolean => id === ''

/** What `userExport` answers. */
type PersonalDataExport = Extract<OperationResult<'userExport'>, { status: 200 }>['data']

/** The parts of an export that features store; the others describe the account itself. */
export type PersonalDataField = Exclude<keyof PersonalDataExport, 'made' | 'mosque' | 'account'>

/**
 * What one feature stores about people. Export and deletion, of an account and of a guest at the desk, run over a store for
 * each field of the contract's `UserExport`, so a feature that stores personal data needs a field there and a store for it here.
 * @typeParam F the field of the export it fills
 * @typeParam Services what its calls need beside what every call has, as giving needs its payment providers
 */
export type PersonalDataStore<F extends PersonalDataField, Services = unknown> = {
  /** Reads what belongs to a user, and to their address where it is verified. */
  read(tx: Tx, owner: DataOwner, call: Pick<Call<'userExport'>, 'secrets' | 'tenant'>): Promise<PersonalDataExport[F]>
  /**
   * Deletes what belongs to a user, or takes the person out of what has to stay in the ledger.
   * @returns ids of deleted rows that single-use links were made for
   */
  erase(tx: Tx, owner: DataOwner, now: Date): Promise<readonly string[]>
  /** Leaves rows of an account without a verified address to nobody: another person has proved the address. */
  detach?(tx: Tx, userId: string): Promise<void>
  /** Ends what runs at other services, before the transaction of the deletion. @returns why it cannot end now */
  endServices?(call: Call<'userDelete'> & Services, user: User): Promise<Refusal | undefined>
  /** Why the account cannot be deleted, as found in the transaction of the deletion itself. */
  findObstacle?(tx: Tx, owner: DataOwner): Promise<Refusal | undefined>
}

/** A store for each field. They erase in the order in which they stand here. */
export type PersonalDataStores<Services = unknown> = {
  readonly [F in PersonalDataField]: PersonalDataStore<F, Services>
}

/** More rows of one person than there can be: reads of personal data end here all the same. */
export const mostPersonalRows = 5000

/** That a row has the user's address. For an address nobody has verified, no row has. */
export const hasOwnAddress = ({ emailKey, verifiedAt }: DataOwner, column: AnyColumn | SQL): SQL =>
  verifiedAt ? sql`${column} = ${emailKey}` : sql`false`
