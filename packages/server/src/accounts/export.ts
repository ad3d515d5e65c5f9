import { type OperationResult, type Call, requireSession } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { audit, findUser, claimGuestGifts } from '@minaret/foundation/identity'
import type { PersonalDataServices } from '@minaret/giving/providers'
import { readPendingEmail, toDetails } from './details.ts'

/** Exports everything the mosque stores about the account, and about its verified address. */
export async function userExport(
  call: Call<'userExport'> & PersonalDataServices,
): Promise<OperationResult<'userExport'>> {
  const { db, now, personalData: stores, tenant } = call
  const { userId } = requireSession(call)
  return db(async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) return noSession
    await claimGuestGifts(tx, user)
    const data = {
      made: now.toISOString(),
      mosque: tenant.config.websiteName,
      account: toDetails(user, await readPendingEmail(tx, userId, now)),
      gifts: await stores.gifts.read(tx, user, call),
      cycles: await stores.cycles.read(tx, user, call),
      declarations: await stores.declarations.read(tx, user, call),
      applications: await stores.applications.read(tx, user, call),
      maktab: await stores.maktab.read(tx, user, call),
      newsletter: await stores.newsletter.read(tx, user, call),
      messages: await stores.messages.read(tx, user, call),
      imported: await stores.imported.read(tx, user, call),
    }
    await audit(tx, 'data exported', userId)
    return done(data)
  })
}
