import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/index.ts'
import type { User } from '../identity/index.ts'
import type { Refusal } from '../responses/index.ts'
import type { Call, OperationResult } from './operation.ts'

/** The person concerned: an account, or an address without an account. */
export type DataOwner = Pick<User, 'id' | 'tenantId' | 'emailKey' | 'verifiedAt'>

/** A guest without an account: their rows have their address and no account id. */
export const guestOwner = (tenantId: string, emailKey: string, now: Date): DataOwner => ({
  id: '',
  tenantId,
  emailKey,
  verifiedAt: now,
})

/** Whether the person is a guest without an account. */
export const isGuest = ({ id }: Pick<DataOwner, 'id'>): boolean => id === ''

/** Response of `userExport`. */
type PersonalDataExport = Extract<OperationResult<'userExport'>, { status: 200 }>['data']

/** The parts of an export stored by features; the others describe the account itself. */
export type PersonalDataField = Exclude<keyof PersonalDataExport, 'made' | 'mosque' | 'account'>

/**
 * A store of personal data in one feature. Export and deletion, of an account and of a guest at the desk, run over a store for
 * each field of the contract's `UserExport`, so a feature that stores personal data needs a field there and a store for it here.
 * @typeParam F the field of the export it fills
 * @typeParam Services services its calls need in addition, such as payment providers for giving
 */
export type PersonalDataStore<F extends PersonalDataField, Services = unknown> = {
  /** Reads the data of a user, and of their address if it is verified. */
  read(tx: Tx, owner: DataOwner, call: Pick<Call<'userExport'>, 'secrets' | 'tenant'>): Promise<PersonalDataExport[F]>
  /**
   * Deletes the data of a user, or anonymises rows that have to stay in the ledger.
   * @returns ids of deleted rows with single-use links
   */
  erase(tx: Tx, owner: DataOwner, now: Date): Promise<readonly string[]>
  /** Detaches the rows of an account with an unverified address, after another person has verified the address. */
  detach?(tx: Tx, userId: string): Promise<void>
  /** Cancels subscriptions at other services before the deletion's transaction. @returns why that is not possible now */
  endServices?(call: Call<'userDelete'> & Services, user: User): Promise<Refusal | undefined>
  /** Returns why the account cannot be deleted, checked in the transaction of the deletion. */
  findObstacle?(tx: Tx, owner: DataOwner): Promise<Refusal | undefined>
}

/** A store for each field. They erase in this order. */
export type PersonalDataStores<Services = unknown> = {
  readonly [F in PersonalDataField]: PersonalDataStore<F, Services>
}

/** Safety limit for reads of personal data, above the number of rows any person can have. */
export const maxPersonalRows = 5000

/** Condition that a row has the user's address; false for an unverified address. */
export const hasOwnAddress = ({ emailKey, verifiedAt }: DataOwner, column: AnyColumn | SQL): SQL =>
  verifiedAt ? sql`${column} = ${emailKey}` : sql`false`
