import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { dismissPair, findDuplicates, readDonors, readFigures } from '../index.ts'
import { modeOf } from '../../providers/index.ts'
import { changeMerge } from './changeMerge.ts'
import { findDonorForChange } from './find.ts'
import { logDonorsRead } from './logDonorsRead.ts'
import { messages as texts } from './messages.gen.ts'
import { toListItem } from './view.ts'

const mergeChangedRefusal = refuse(409, texts.mergeChanged)

/** Operations on likely duplicates: listing, merging and separating. They only affect what staff see. */
export const donorMergeOperations = {
  donorDuplicateList: (call) =>
    call.db(async (tx) => {
      const { member, now, tenant } = call
      await logDonorsRead(tx, { accountId: member.accountId, now })
      const pairs = await findDuplicates(tx, modeOf(tenant))
      const ids = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))]
      const rows = ids.length === 0 ? [] : await readDonors(tx, ids)
      const figures = await readFigures(tx, ids)
      const listedDonors = new Map(
        rows.map((row) => [row.id, toListItem(row, figures.get(row.id), call, tenant.config.timeZone)]),
      )
      return done(
        pairs.flatMap(({ first, second, reasons }) => {
          const [a, b] = [listedDonors.get(first), listedDonors.get(second)]
          return a && b ? [{ why: reasons, donors: [a, b] }] : []
        }),
      )
    }),

  donorMerge: (call) =>
    call.db(async (tx) => {
      const { body, member, now, tenant } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const into = await findDonorForChange(tx, { tenant, member, params: { donor: body.into } })
      if ('status' in into) return into
      const writer = { tx, accountId: member.accountId, now }
      const change = await changeMerge(writer, group.donor.id, into.donor.id)
      return change === undefined ? mergeChangedRefusal : done({ change }, texts.merged)
    }),

  donorSeparate: (call) =>
    call.db(async (tx) => {
      const { member, now, params } = call
      const group = await findDonorForChange(tx, call)
      if ('status' in group) return group
      const change = await changeMerge({ tx, accountId: member.accountId, now }, params.donor, null)
      return change === undefined ? mergeChangedRefusal : done({ change }, texts.separated)
    }),

  donorDuplicateDismiss: (call) =>
    call.db(async (tx) => {
      const { body, member, now, tenant } = call
      const firstResult = await findDonorForChange(tx, { tenant, member, params: { donor: body.first } })
      if ('status' in firstResult) return firstResult
      const secondResult = await findDonorForChange(tx, { tenant, member, params: { donor: body.second } })
      if ('status' in secondResult) return secondResult
      const isDismissed = await dismissPair(tx, firstResult.donor.id, secondResult.donor.id, now)
      return isDismissed ? done({}, texts.dismissed) : mergeChangedRefusal
    }),
} satisfies DeskOperations<'donorDuplicateList' | 'donorMerge' | 'donorSeparate' | 'donorDuplicateDismiss'>
