import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { writeLog } from '@minaret/foundation/staff'
import type { Text } from '@minaret/messages'
import { undoImport } from './apply.ts'
import { undoDonors } from './donors/undoDonors.ts'
import { undoSubscriptions } from './subscriptions/apply.ts'
import { messages as texts } from './messages.gen.ts'

const sentenceOf =
  (toText: (values: { name: Text; count: number; file: string }) => LocalizedText): LogKind['describe'] =>
  ({ values }, name) =>
    toText({ name, count: Number(values['count'] ?? 0), file: String(values['file'] ?? '') })

const undo: LogKind['undo'] = {
  permission: 'importApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const result = await undoImport(tx, id)
      if (!result) return { conflict: { undone: texts.theImport, now: texts.alreadyUndone } }
      if (result.removed === 0) return { conflict: { undone: texts.theImport, now: texts.allChanged } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'contentImportUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: result.removed } },
        now,
      })
      const message =
        result.left > 0 ? texts.undoneBut({ removed: String(result.removed), left: String(result.left) }) : texts.undone
      return { change, message }
    }),
}

const undoList: LogKind['undo'] = {
  permission: 'donorImportApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const result = await undoDonors(tx, id)
      if (!result) return { conflict: { undone: texts.theList, now: texts.alreadyUndone } }
      if (result.removed === 0) return { conflict: { undone: texts.theList, now: texts.allTouched } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'donorImportUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: result.removed } },
        now,
      })
      const [removed, left] = [String(result.removed), String(result.left)]
      return { change, message: result.left > 0 ? texts.listUndoneBut({ removed, left }) : texts.listUndone }
    }),
}

const undoRegularGifts: LogKind['undo'] = {
  permission: 'subscriptionImportApply',
  run: ({ db, member, now }, { content }) =>
    db(async (tx) => {
      const { values } = content ?? { values: {} }
      const id = String(values['import'] ?? '')
      const result = await undoSubscriptions(tx, id)
      if (!result) return { conflict: { undone: texts.thePlans, now: texts.alreadyUndone } }
      if (result.removed === 0) return { conflict: { undone: texts.thePlans, now: texts.allGiven } }
      const change = await writeLog(tx, {
        accountId: member.accountId,
        kind: 'planAdoptionUndone',
        subject: `import ${id}`,
        content: { values: { ...values, count: result.removed } },
        now,
      })
      const [removed, left] = [String(result.removed), String(result.left)]
      return { change, message: result.left > 0 ? texts.plansUndoneBut({ removed, left }) : texts.plansUndone }
    }),
}

/** The log entries of imports. */
export const importLogKinds: LogKinds = {
  donorsImported: { describe: sentenceOf(texts.didImportDonors), undo: undoList },
  donorImportUndone: { describe: sentenceOf(texts.didUndoDonors) },
  plansAdopted: { describe: sentenceOf(texts.didAdopt), undo: undoRegularGifts },
  planAdoptionUndone: { describe: sentenceOf(texts.didUndoAdoption) },
  oldSystemOff: { describe: sentenceOf(texts.didSwitchOff) },
  contentImported: { describe: sentenceOf(texts.didImport), undo },
  contentImportUndone: { describe: sentenceOf(texts.didUndo) },
}
