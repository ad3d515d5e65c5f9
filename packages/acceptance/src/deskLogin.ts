import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { staffAccounts } from '../../foundation/src/db/staff.ts'
import { createPasswords } from '../../foundation/src/identity/passwords.ts'
import { sealAuthenticator } from '../../staff/src/members/authenticator.ts'
import { deskCalls, type DeskUser } from './desk.ts'
import type { TestServer } from './testServer.ts'

/** What somebody logs in with. */
export type PasswordLogin = { email: string; password: string; secret: string }

const passwords = createPasswords({ cost: { memory: 256, passes: 1, parallelism: 1 } })

/** Gives somebody of the staff a password and an authenticator app. */
export async function givePassword(
  host: TestServer,
  { accountId }: Pick<DeskUser, 'accountId'>,
): Promise<PasswordLogin> {
  const password = 'seven green minarets at noon'
  const secret = new Secret({ size: 20 }).base32
  const passwordHash = await passwords.hash(password)
  const [account] = await host.database.forAccount()((tx) =>
    tx
      .update(staffAccounts)
      .set({ passwordHash, authenticator: sealAuthenticator(host.secrets, accountId, secret) })
      .where(eq(staffAccounts.id, accountId))
      .returning(),
  )
  return { email: account?.email ?? '', password, secret }
}

/** The code an authenticator app shows. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Logs in as a browser with these cookies does. @returns the answer's code, and the cookies the browser was given */
export async function logIn(
  host: TestServer,
  { email, password, secret }: PasswordLogin,
  { now, cookies: before = '', shared = false }: { now: Date; cookies?: string; shared?: boolean },
): Promise<{ code: number; cookies: string[] }> {
  const browser = deskCalls(host, before, '')
  const begun = await browser.post('/login', { email, password })
  const { attempt }: { attempt?: string } = Object(begun.body.data)
  if (attempt === undefined) return { code: begun.code, cookies: [] }
  const { code, headers } = await browser.post('/login/code', { attempt, code: codeAt(secret, now), shared })
  const given: unknown[] = [headers['set-cookie']].flat()
  const cookies = given.flatMap((cookie) => (typeof cookie === 'string' ? [cookie.split(';')[0] ?? ''] : []))
  return { code, cookies }
}
