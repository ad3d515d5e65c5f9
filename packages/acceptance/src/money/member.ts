import { startSession } from '../../../foundation/src/identity/session.ts'
import { findUser } from '../../../foundation/src/identity/users.ts'
import { logIn } from '../session.ts'
import type { Mosque } from '../stripe/giving.ts'
import type { SimulationContext } from './place.ts'

/** Its token is renewed by answers nobody here keeps, so it ends two weeks after it was given. */
const sessionLife = 13 * 24 * 3_600_000

/** Somebody with an account: who they are, and the header that says so, also after their session has ended. */
export async function makeMember(
  { giving, now }: Pick<SimulationContext, 'giving' | 'now'>,
  mosque: Mosque,
  email: string,
) {
  const { host } = giving
  let since = now()
  const { id, headers: first } = await logIn(host, mosque, { email, now: since })
  let headers = first
  const logInAgain = () =>
    host.database.forTenant(mosque.id)(async (tx) => {
      const user = await findUser(tx, id)
      if (!user) throw new Error('The member has gone.')
      return { 'X-JWT-Token': await startSession(tx, { secrets: host.secrets, tenant: mosque, now: now() }, user) }
    })
  return {
    id,
    email,
    async headers(): Promise<Record<string, string>> {
      if (now().getTime() - since.getTime() > sessionLife) {
        headers = await logInAgain()
        since = now()
      }
      return headers
    },
  }
}
