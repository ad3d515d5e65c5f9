import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { giftAidOn } from '@minaret/money'
import { wallClock } from '@minaret/timetable'
import type { Secrets } from '@minaret/foundation/base'
import {
  currentTenant,
  giftAidFiled,
  giftAidFilings,
  giftAidMessages,
  newPublicId,
  openFilingStates,
  type Tx,
} from '@minaret/foundation/db'
import { type CharityDetails, findDetails, officialOf, regulatorOf } from '../charity/index.ts'
import { type ClaimOptions, type ClaimPlan, donationOf, lockClaims, planClaim, writeClaims } from '../gift-aid/index.ts'
import { smallDonationsOf, smallTotal } from '../gasds/index.ts'
import { brokenRules, type Claim, claimFaults, type GatewayCredentials, submitMessage } from '../hmrc/index.ts'
import type { Filing } from './machine.ts'
import { settleFiling } from './settle.ts'
import type { FilingSettings } from './settings.ts'

/** Why a claim was not built. */
export type BuildProblem = 'open' | 'details' | 'nothing' | 'changed' | 'rules'

/** A request to file a claim. */
export type FilingRequest = {
  options: ClaimOptions
  credentials: GatewayCredentials
  /** The totals displayed to the treasurer; the claim is built only if they still match. */
  expected: { gifts: number; amountMinor: number; smallMinor?: number }
  by: string
}

/** The encryption context of a login. */
export const credentialsContext = (tenantId: string, filingId: string): string => `hmrc ${tenantId} ${filingId}`

const product = 'Minaret'

/** The sender fields of every message. */
export const senderOf = ({ vendorId, version, service }: FilingSettings) => ({
  vendorId,
  product,
  version,
  test: service === 'test',
})

type PlannedLine = ClaimPlan['schedules'][number][number]

function claimOf(
  details: CharityDetails,
  lines: readonly PlannedLine[],
  claim: Pick<Claim, 'reference' | 'earliestDay' | 'overclaimedMinor' | 'smallDonations'>,
): Claim {
  const overclaimedMinor = claim.overclaimedMinor ?? 0
  return {
    hmrcReference: details.hmrcReference,
    name: details.name,
    regulator: regulatorOf(details),
    official: officialOf(details),
    donations: lines.map(donationOf),
    otherIncome: [],
    reference: claim.reference,
    earliestDay: claim.earliestDay,
    smallDonations: claim.smallDonations,
    ...(overclaimedMinor > 0
      ? { overclaimedMinor, explanation: 'Donations in earlier claims were refunded to their donors.' }
      : {}),
  }
}

/**
 * Builds a claim for everything claimable and stores it with its login, in the caller's transaction; nothing is sent
 * before the commit. The schedules and the signed message are stored in full.
 */
export async function buildFiling(
  tx: Tx,
  { tenantId, secrets, settings }: { tenantId: string; secrets: Secrets; settings: FilingSettings },
  { options, credentials, expected, by }: FilingRequest,
): Promise<{ filing: Filing } | { problem: BuildProblem }> {
  await lockClaims(tx)
  const [openFiling] = await tx
    .select()
    .from(giftAidFilings)
    .where(inArray(giftAidFilings.state, openFilingStates))
    .for('update')
  // A test filing claims nothing, so it is closed instead of delaying real gifts.
  if (openFiling?.service === 'test' && settings.service === 'live')
    await settleFiling(
      tx,
      openFiling,
      { state: 'failed', failure: 'not_taken', errors: [] },
      { now: options.now, change: {}, decidedBy: by },
    )
  else if (openFiling) return { problem: 'open' }
  const details = await findDetails(tx)
  if (!details) return { problem: 'details' }
  const plan = await planClaim(tx, options)
  const lines = plan.schedules.flat()
  const claimedGifts = lines.flatMap((line) => line.gifts.map(({ gift }) => gift))
  const amountMinor = claimedGifts.reduce((total, { netMinor }) => total + netMinor, 0)
  const smallMinor = smallTotal(plan.small)
  if (claimedGifts.length === 0 && smallMinor === 0) return { problem: 'nothing' }
  if (claimedGifts.length !== expected.gifts || amountMinor !== expected.amountMinor) return { problem: 'changed' }
  if (smallMinor !== (expected.smallMinor ?? 0)) return { problem: 'changed' }
  // Refunds reduce a tax repayment; a claim of small donations alone has none.
  const owed = claimedGifts.length === 0 ? [] : plan.owed
  const overclaimedMinor = giftAidOn(owed.reduce((total, owedGift) => total + owedGift.amountMinor, 0))
  const { date: today } = wallClock(options.now, 'Europe/London')
  const claim = claimOf(details, lines, {
    reference: today,
    earliestDay: claimedGifts.map(({ day }) => day).toSorted()[0],
    overclaimedMinor,
    ...(smallMinor > 0 ? { smallDonations: await smallDonationsOf(tx, plan.small) } : {}),
  })
  if (brokenRules(claim, { today }).length > 0 || claimFaults(claim).length > 0) return { problem: 'rules' }
  const claims = await writeClaims(tx, plan, options)
  const id = newPublicId()
  const transactionId = randomBytes(16).toString('hex').toUpperCase()
  const { xml, irMark } = submitMessage(senderOf(settings), claim, transactionId)
  const [filing] = await tx
    .insert(giftAidFilings)
    .values({
      tenantId: currentTenant,
      id,
      mode: options.mode,
      service: settings.service,
      claims: claims.map(({ number }) => number),
      gifts: claimedGifts.length,
      amountMinor,
      smallMinor,
      overclaimedMinor,
      hmrcReference: details.hmrcReference,
      transactionId,
      irMark,
      credentials: secrets.seal(JSON.stringify(credentials), credentialsContext(tenantId, id)),
      nextAt: options.now,
      builtAt: options.now,
      builtBy: by,
    })
    .returning()
  if (!filing) throw new Error('The filing was not stored.')
  await tx
    .insert(giftAidFiled)
    .values(claims.map(({ id: claimId }) => ({ tenantId: currentTenant, claimId, filingId: id })))
  await tx
    .insert(giftAidMessages)
    .values({ tenantId: currentTenant, filingId: id, position: 1, step: 'submit', sentAt: options.now, request: xml })
  return { filing }
}
