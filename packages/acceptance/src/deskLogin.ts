import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { staffAccounts } from '../../foundation/src/db/staff.ts'
import { createPasswords } from '../../foundation/src/identity/passwords.ts'
import { sealAuthenticator } from '../../staff/src/members/authenticator.ts'
import { deskCalls, type DeskUser } from './desk.ts'
import type { TestServer } from './testServer.ts'

/** The login details of a member of staff. `secret` is the authenticator app's. */
export type PasswordLogin = { email: string; password: string; secret: string }

const passwords = createPasswords({ cost: { memory: 256, passes: 1, parallelism: 1 } })

/** Gives a member of staff a password and an authenticator app. */
export async function setPassword(
  server: TestServer,
  { accountId }: Pick<DeskUser, 'accountId'>,
): Promise<PasswordLogin> {
  const password = 'seven green minarets at noon'
  const secret = new Secret({ size: 20 }).base32
  const passwordHash = await passwords.hash(password)
  const [account] = await server.database.forAccount()((tx) =>
    tx
      .update(staffAccounts)
      .set({ passwordHash, authenticator: sealAuthenticator(server.secrets, accountId, secret) })
      .where(eq(staffAccounts.id, accountId))
      .returning(),
  )
  return { email: account?.email ?? '', password, secret }
}

/** Returns the code an authenticator app shows at the given time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })

/** Logs in from a browser with these cookies. @returns the response's status, and the cookies it set */
export async function logIn(
  server: TestServer,
  { email, password, secret }: PasswordLogin,
  { now, cookies: initialCookies = '', shared = false }: { now: Date; cookies?: string; shared?: boolean },
): Promise<{ code: number; cookies: string[] }> {
  const browser = deskCalls(server, initialCookies, '')
  const loginResponse = await browser.post('/login', { email, password })
  const { attempt }: { attempt?: string } = Object(loginResponse.body.data)
  if (attempt === undefined) return { code: loginResponse.code, cookies: [] }
  const { code, headers } = await browser.post('/login/code', { attempt, code: codeAt(secret, now), shared })
  const setCookies: unknown[] = [headers['set-cookie']].flat()
  const cookies = setCookies.flatMap((cookie) => (typeof cookie === 'string' ? [cookie.split(';')[0] ?? ''] : []))
  return { code, cookies }
}
