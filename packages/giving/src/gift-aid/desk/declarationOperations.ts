import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import { cancelDeclaration, searchDeclarations } from '../index.ts'
import { declarationView } from './declarationView.ts'
import { messages as texts } from './messages.gen.ts'

/** Searching and cancelling declarations. */
export const declarationOperations = {
  declarationList: ({ db, member, now, query }) =>
    db(async (tx) => {
      const rows = await searchDeclarations(tx, query.search?.trim() ?? '')
      await writeLog(tx, { accountId: member.accountId, kind: 'declarationsRead', content: { values: {} }, now })
      return done(rows.map(declarationView))
    }),

  declarationCancel: ({ db, member, now, params, body }) =>
    db(async (tx) => {
      const by = body.because === 'tax' ? 'tax' : 'giver'
      const declaration = await cancelDeclaration(tx, params.declaration, { by, now })
      if (!declaration) return refuse(409, texts.declarationEnded)
      await writeLog(tx, { accountId: member.accountId, kind: 'declarationCancelled', content: { values: {} }, now })
      return done({}, declaration.cancelledBy === 'withdrawn' ? texts.declarationWithdrawn : texts.declarationCancelled)
    }),
} satisfies DeskOperations<'declarationList' | 'declarationCancel'>
