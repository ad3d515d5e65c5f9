import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { type ContactPreferences, lockDonor, preferencesOf } from '../index.ts'
import { changeContact, areSamePreferences } from './changeContact.ts'
import { changeMerge } from './changeMerge.ts'
import { messages as texts } from './messages.gen.ts'

type MessageOf = (values: { name: Text }) => LocalizedText

const createKind = (sentence: MessageOf): LogKind => ({ describe: (_, name) => sentence({ name }) })

const readPreference = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

/** Reads contact preferences from a log entry. */
function readPreferences(storedPreferences: unknown): ContactPreferences {
  const { email, call, post }: { email?: unknown; call?: unknown; post?: unknown } = Object(storedPreferences)
  return { email: readPreference(email), call: readPreference(call), post: readPreference(post) }
}

const preferenceText = (preference: boolean | null): LocalizedText =>
  preference === null ? texts.unknown : preference ? texts.yes : texts.no

/** Describes contact preferences in one line. */
const describePreferences = ({ email, call, post }: ContactPreferences): LocalizedText =>
  texts.contactPreferences({ email: preferenceText(email), phone: preferenceText(call), post: preferenceText(post) })

const undoContact: LogKind['undo'] = {
  permission: 'donorContactChange',
  run: ({ db, member, now }, { subject, content }) =>
    db(async (tx) => {
      const [before, after] = [readPreferences(content?.before), readPreferences(content?.after)]
      const donor = await lockDonor(tx, subject?.replace(/^donor /, '') ?? '')
      if (!donor) return { conflict: { undone: describePreferences(before), now: texts.donorGone } }
      const storedPreferences = preferencesOf(donor)
      if (!areSamePreferences(storedPreferences, after))
        return { conflict: { undone: describePreferences(before), now: describePreferences(storedPreferences) } }
      const writer = { tx, accountId: member.accountId, now }
      const change = await changeContact(writer, donor, before, { kind: 'donorContactUndone' })
      return { change: change ?? '', message: texts.contactUndone }
    }),
}

const readId = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const undoMerge: LogKind['undo'] = {
  permission: 'donorMerge',
  run: ({ db, member, now }, { subject, content }) =>
    db(async (tx) => {
      const [before, after] = [readId(content?.before), readId(content?.after)]
      const id = subject?.replace(/^donor /, '') ?? ''
      const donor = await lockDonor(tx, id)
      const undone = before === null ? texts.listedAlone : texts.listedMerged
      const isSame = donor?.mergedInto === after
      const change = isSame ? await changeMerge({ tx, accountId: member.accountId, now }, id, before) : undefined
      if (change === undefined) return { conflict: { undone, now: donor ? texts.mergeChanged : texts.donorGone } }
      return { change, message: before === null ? texts.separated : texts.merged }
    }),
}

const changeMessages = {
  pause: texts.didPause,
  skip: texts.didSkip,
  resume: texts.didResume,
  amount: texts.didAmount,
  cancel: texts.didCancel,
} as const
const isChange = (value: unknown): value is keyof typeof changeMessages =>
  typeof value === 'string' && Object.hasOwn(changeMessages, value)

const regularKind: LogKind = {
  describe({ values }, name) {
    const action = values['action']
    return changeMessages[isChange(action) ? action : 'amount']({ name })
  },
}

/** Log entries about donors, without names. */
export const donorLogKinds: LogKinds = {
  donorsRead: createKind(texts.didRead),
  donorContactChanged: { ...createKind(texts.didContact), undo: undoContact },
  donorRegularChanged: regularKind,
  donorRegularRefused: createKind(texts.didNotChange),
  donorLinkSent: createKind(texts.didLink),
  donorReceiptSent: createKind(texts.didReceipt),
  donorStatementSent: createKind(texts.didStatement),
  donorDeclared: createKind(texts.didDeclare),
  donorExported: createKind(texts.didExport),
  donorErased: createKind(texts.didErase),
  donorMerged: { ...createKind(texts.didMerge), undo: undoMerge },
  donorSeparated: { ...createKind(texts.didSeparate), undo: undoMerge },
  donorContactUndone: { ...createKind(texts.didContactUndo), undo: undoContact },
}
