import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { readSmallParts, smallDonationsOf } from '../../gasds/index.ts'
import { isBeingFiled, listClaimsIn } from '../index.ts'
import { communityBuildingsSchedule } from '../../schedules/index.ts'
import { messages as texts } from './messages.gen.ts'

/** Downloads a claim's community buildings as HMRC's schedule. */
export const buildingOperations = {
  claimBuildings: ({ db, tenant, member, now, params }) =>
    db(async (tx) => {
      const number = Number(params.number)
      if (await isBeingFiled(tx, number)) return refuse(409, texts.open)
      const claim = (await listClaimsIn(tx)).find((row) => row.number === number)
      const parts = claim && (await readSmallParts(tx, [claim.id])).get(claim.id)
      const { buildings } = await smallDonationsOf(tx, parts ?? [])
      if (!claim || buildings.length === 0) return refuse(404, texts.noBuildings)
      const content = { values: { claim: number } }
      await writeLog(tx, { accountId: member.accountId, kind: 'giftAidSchedule', content, now })
      // HMRC rejects a sheet with another name, so that test claims cannot be submitted.
      const sheet = claim.mode === 'live' ? undefined : `NOT FOR HMRC ${claim.mode}`
      const name = `community-buildings-${tenant.slug}-${number}${sheet ? `-${claim.mode.toUpperCase()}-NOT-FOR-HMRC` : ''}.ods`
      const file = communityBuildingsSchedule(buildings, sheet)
      return done({ name, base64: Buffer.from(file).toString('base64') })
    }),
} satisfies DeskOperations<'claimBuildings'>
