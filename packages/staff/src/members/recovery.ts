import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import { staffRecoveryCodes, type Tx } from '@minaret/foundation/db'

/** Letters and digits that are not confused with each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const codeCount = 10

/** Generates a code: 16 characters in groups of four, 79 bits. */
const generateCode = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  )

const hashCode = (code: string) => sha256(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

/** Replaces an account’s recovery codes. @returns the codes, which are shown only once */
export async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, generateCode)
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.accountId, accountId))
  await tx.insert(staffRecoveryCodes).values(codes.map((code) => ({ accountId, hash: hashCode(code) })))
  return codes
}

/** Uses a recovery code. @returns whether it was a valid, unused code of the account */
export async function useRecoveryCode(tx: Tx, accountId: string, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.accountId, accountId),
        eq(staffRecoveryCodes.hash, hashCode(code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ accountId: staffRecoveryCodes.accountId })
  return rows.length > 0
}
