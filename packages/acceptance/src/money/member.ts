import { startSession } from '../../../foundation/src/identity/session.ts'
import { findUser } from '../../../foundation/src/identity/users.ts'
import { createLoggedInMember } from '../session.ts'
import type { Mosque } from '../stripe/giving.ts'
import type { SimulationContext } from './context.ts'

/** Members log in again before their session expires after two weeks, as the simulation ignores renewed tokens. */
const sessionLifeMs = 13 * 24 * 3_600_000

/** Creates a member, whose headers are for a new session whenever the last one may have expired. */
export async function createMember(
  { giving, now }: Pick<SimulationContext, 'giving' | 'now'>,
  mosque: Mosque,
  email: string,
) {
  const { server } = giving
  let sessionStart = now()
  const { id, headers: first } = await createLoggedInMember(server, mosque, { email, now: sessionStart })
  let headers = first
  const logInAgain = () =>
    server.database.forTenant(mosque.id)(async (tx) => {
      const user = await findUser(tx, id)
      if (!user) throw new Error('The member was deleted.')
      return { 'X-JWT-Token': await startSession(tx, { secrets: server.secrets, tenant: mosque, now: now() }, user) }
    })
  return {
    id,
    email,
    async headers(): Promise<Record<string, string>> {
      if (now().getTime() - sessionStart.getTime() > sessionLifeMs) {
        headers = await logInAgain()
        sessionStart = now()
      }
      return headers
    },
  }
}
