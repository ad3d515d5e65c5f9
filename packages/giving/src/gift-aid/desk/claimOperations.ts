import { chooseLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { findDetails, readDetails, saveDetails } from '../../charity/index.ts'
import {
  buildFiling,
  type FilingSettings,
  listFilings,
  readFiling,
  resolveFiling,
  scheduleNext,
} from '../../filing/index.ts'
import { listBuildings, readSmallParts, smallTotal } from '../../gasds/index.ts'
import {
  exportClaimIn,
  filedNumbers,
  listClaimsIn,
  lockClaims,
  markClaimedIn,
  planClaim,
  scheduleName,
  scheduleOf,
  undoClaimIn,
  writeClaims,
} from '../index.ts'
import { referenceOf } from '../../records/index.ts'
import { claimModeOf, claimOptions, findFilingSettings } from './claiming.ts'
import { messages as texts } from './messages.gen.ts'
import { respondToClaimErrors } from './refusals.ts'
import { claimableView, claimView, detailsView, filingView } from './view.ts'
import { adviceOn, problemMessages } from './messages.ts'

/** Services of the Gift Aid operations; without `filing`, claims are not filed online. */
export type GiftAidServices = { filing?: FilingSettings }

const buildProblems = {
  open: texts.open,
  details: texts.noDetails,
  nothing: texts.nothingToClaim,
  changed: texts.changed,
  rules: texts.rules,
} as const

const outcomeKinds = { sent: 'giftAidSent', undone: 'giftAidUndone', rejected: 'giftAidRejected' } as const

/** Operations on the charity's details, claims and filings. */
export const claimOperations = {
  async giftAidView({ db, tenant, now, request, filing }) {
    const language = chooseLanguage({ tenant, request })
    const settings = findFilingSettings(tenant, filing)
    return db(async (tx) => {
      const details = await findDetails(tx)
      const [claims, filings] = [await listClaimsIn(tx), await listFilings(tx)]
      const filedClaims = await filedNumbers(tx)
      const parts = await readSmallParts(
        tx,
        claims.map(({ id }) => id),
      )
      const buildings = new Map((await listBuildings(tx)).map(({ id, name }) => [id, name]))
      return done({
        mode: claimModeOf(tenant),
        filing: settings?.service ?? 'none',
        ...(details ? { details: detailsView(details) } : {}),
        claimable: claimableView(await planClaim(tx, claimOptions(tenant, now, { small: true })), language),
        claims: claims.map((claim) => claimView(claim, filedClaims, { parts: parts.get(claim.id) ?? [], buildings })),
        filings: filings.map((row) => filingView(row, filing?.service)),
      })
    })
  },

  async charityDetailsChange({ db, member, now, body }) {
    const result = readDetails(body)
    if ('problems' in result) {
      const errors: Record<string, LocalizedText> = {}
      for (const [field, problem] of Object.entries(result.problems)) errors[field] = problemMessages[problem]
      return refuse(422, texts.detailsRefused, errors)
    }
    await db(async (tx) => {
      await saveDetails(tx, result.details, { by: member.accountId, now })
      await writeLog(tx, { accountId: member.accountId, kind: 'charityDetailsChanged', content: { values: {} }, now })
    })
    return done({}, texts.detailsSaved)
  },

  async claimCreate({ db, tenant, member, now, body }) {
    const options = claimOptions(tenant, now, { include: body.include, small: body.smallMinor !== undefined })
    return respondToClaimErrors(() =>
      db(async (tx) => {
        await lockClaims(tx)
        const plan = await planClaim(tx, options)
        const { gifts, amountMinor } = claimableView(plan, 'en')
        const smallMinor = smallTotal(plan.small)
        if (gifts === 0 && smallMinor === 0) return refuse(409, texts.nothingToClaim)
        if (gifts !== body.gifts || amountMinor !== body.amountMinor) return refuse(409, texts.changed)
        if (smallMinor !== (body.smallMinor ?? 0)) return refuse(409, texts.changed)
        await writeClaims(tx, plan, options)
        const values = { gifts, amountMinor: amountMinor + smallMinor }
        await writeLog(tx, { accountId: member.accountId, kind: 'giftAidCreated', content: { values }, now })
        return done({}, texts.created)
      }),
    )
  },

  async claimSchedule({ db, tenant, member, now, params }) {
    const number = Number(params.number)
    return respondToClaimErrors(() =>
      db(async (tx) => {
        const claim = await exportClaimIn(tx, number)
        if (claim.lines.length === 0) return refuse(404, texts.noLines)
        const content = { values: { claim: number } }
        await writeLog(tx, { accountId: member.accountId, kind: 'giftAidSchedule', content, now })
        const base64 = Buffer.from(scheduleOf(claim, tenant.config.timeZone)).toString('base64')
        return done({ name: `${scheduleName(claim, tenant.slug)}.ods`, base64 })
      }),
    )
  },

  async claimOutcome({ db, member, now, params, body: { outcome } }) {
    const number = Number(params.number)
    return respondToClaimErrors(() =>
      db(async (tx) => {
        if (outcome === 'sent') await markClaimedIn(tx, number, now)
        else await undoClaimIn(tx, number, { now, rejected: outcome === 'rejected' })
        const content = { values: { claim: number } }
        await writeLog(tx, { accountId: member.accountId, kind: outcomeKinds[outcome], content, now })
        return done({}, outcome === 'sent' ? texts.marked : texts.undone)
      }),
    )
  },

  async claimFile({ db, tenant, member, secrets, now, body, filing }) {
    const settings = findFilingSettings(tenant, filing)
    if (!settings) return refuse(403, texts.notOffered)
    if (member.demonstration) return refuse(403, texts.demonstrationOnly)
    if (!body.declared) return refuse(422, texts.declare, { declared: texts.declare })
    const { gifts, amountMinor, smallMinor, userId, password } = body
    return respondToClaimErrors(() =>
      db(async (tx) => {
        const result = await buildFiling(
          tx,
          { tenantId: tenant.id, secrets, settings },
          {
            options: claimOptions(tenant, now, { include: body.include, small: smallMinor !== undefined }),
            credentials: { senderId: userId.trim(), password },
            expected: { gifts, amountMinor, smallMinor },
            by: member.accountId,
          },
        )
        if ('problem' in result) return refuse(409, buildProblems[result.problem])
        await scheduleNext(tx, result.filing, 0)
        const content = { values: { gifts, amountMinor: amountMinor + (smallMinor ?? 0) } }
        await writeLog(tx, { accountId: member.accountId, kind: 'giftAidFiled', content, now })
        return done({ filing: result.filing.id }, texts.filed)
      }),
    )
  },

  async filingView({ db, tenant, params, request, filing }) {
    const language = chooseLanguage({ tenant, request })
    const detail = await db((tx) => readFiling(tx, params.filing))
    if (!detail) return refuse(404, texts.noClaim)
    return done({
      ...filingView(detail.filing, filing?.service),
      mark: detail.mark,
      faults: detail.faults.map(({ giftId, donorName, text, field }) => ({
        reference: referenceOf(giftId),
        donor: donorName,
        text,
        advice: adviceOn(field)[language],
      })),
      remarks: detail.filing.remarks.map(({ text }) => text),
    })
  },

  async filingDecide({ db, member, now, params, body, filing }) {
    const isResolved = await db(async (tx) => {
      const isDecided = await resolveFiling(tx, params.filing, {
        wasReceived: body.taken,
        by: member.accountId,
        now,
        service: filing?.service,
      })
      const kind = body.taken ? 'giftAidTaken' : 'giftAidNotTaken'
      if (isDecided) await writeLog(tx, { accountId: member.accountId, kind, content: { values: {} }, now })
      return isDecided
    })
    return isResolved ? done({}, texts.decided) : refuse(409, texts.noOpenDecision)
  },
} satisfies DeskOperations<
  | 'giftAidView'
  | 'charityDetailsChange'
  | 'claimCreate'
  | 'claimSchedule'
  | 'claimOutcome'
  | 'claimFile'
  | 'filingView'
  | 'filingDecide',
  GiftAidServices
>
