import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import type { Text } from '@minaret/messages'
import { undoImport } from './apply.ts'
import { undoDonors } from './donors/undoDonors.ts'
import { undoSubscriptions } from './subscriptions/apply.ts'
import { messages as say } from './messages.gen.ts'

const sentence =
  (wording: (values: { name: Text; count: string; file: string }) => LocalizedText): LogKind['sentence'] =>
  ({ values }, name) =>
    wording({ name, count: String(values['count'] ?? 0), file: String(values['file'] ?? '') })

const undo: LogKind['undo'] = {
  right: 'importApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const undone = await undoImport(tx, id)
      if (!undone) return { conflict: { undone: say.theImport, now: say.takenBackAlready } }
      if (undone.removed === 0) return { conflict: { undone: say.theImport, now: say.allChanged } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentImportUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: undone.removed } },
        now,
      })
      const message =
        undone.left > 0 ? say.undoneBut({ removed: String(undone.removed), left: String(undone.left) }) : say.undone
      return { change, message }
    }),
}

const undoList: LogKind['undo'] = {
  right: 'donorImportApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const undone = await undoDonors(tx, id)
      if (!undone) return { conflict: { undone: say.theList, now: say.takenBackAlready } }
      if (undone.removed === 0) return { conflict: { undone: say.theList, now: say.allTouched } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'donorImportUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: undone.removed } },
        now,
      })
      const [removed, left] = [String(undone.removed), String(undone.left)]
      return { change, message: undone.left > 0 ? say.listUndoneBut({ removed, left }) : say.listUndone }
    }),
}

const undoPlans: LogKind['undo'] = {
  right: 'subscriptionImportApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const undone = await undoSubscriptions(tx, id)
      if (!undone) return { conflict: { undone: say.thePlans, now: say.takenBackAlready } }
      if (undone.removed === 0) return { conflict: { undone: say.thePlans, now: say.allGiven } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'planAdoptionUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: undone.removed } },
        now,
      })
      const [removed, left] = [String(undone.removed), String(undone.left)]
      return { change, message: undone.left > 0 ? say.plansUndoneBut({ removed, left }) : say.plansUndone }
    }),
}

/** What the log holds of imports. */
export const importLogKinds: LogKinds = {
  donorsImported: { sentence: sentence(say.didImportDonors), undo: undoList },
  donorImportUndone: { sentence: sentence(say.didUndoDonors) },
  plansAdopted: { sentence: sentence(say.didAdopt), undo: undoPlans },
  planAdoptionUndone: { sentence: sentence(say.didUndoAdoption) },
  oldSystemOff: { sentence: sentence(say.didSwitchOff) },
  contentImported: { sentence: sentence(say.didImport), undo },
  contentImportUndone: { sentence: sentence(say.didUndo) },
}
