import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { type ContactWishes, lockDonor, wishesOf } from '../index.ts'
import { changeContact, isSameWishes } from './changeContact.ts'
import { changeMerge } from './changeMerge.ts'
import { messages as texts } from './messages.gen.ts'

type Sentence = (values: { name: Text }) => LocalizedText

const plain = (sentence: Sentence): LogKind => ({ sentence: (_, name) => sentence({ name }) })

const readWish = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

/** Reads contact wishes from a log entry. */
function readWishes(stored: unknown): ContactWishes {
  const { email, call, post }: { email?: unknown; call?: unknown; post?: unknown } = Object(stored)
  return { email: readWish(email), call: readWish(call), post: readWish(post) }
}

const wishWord = (wish: boolean | null): LocalizedText => (wish === null ? texts.unknown : wish ? texts.yes : texts.no)

/** Describes contact wishes in one line. */
const describe = ({ email, call, post }: ContactWishes): LocalizedText =>
  texts.wishes({ email: wishWord(email), phone: wishWord(call), post: wishWord(post) })

const undoContact: LogKind['undo'] = {
  right: 'donorContactChange',
  run: ({ db, member, now }, { subject, content }) =>
    db(async (tx) => {
      const [before, after] = [readWishes(content?.before), readWishes(content?.after)]
      const donor = await lockDonor(tx, subject?.replace(/^donor /, '') ?? '')
      if (!donor) return { conflict: { undone: describe(before), now: texts.donorGone } }
      const stored = wishesOf(donor)
      if (!isSameWishes(stored, after)) return { conflict: { undone: describe(before), now: describe(stored) } }
      const writer = { tx, accountId: member.accountId, now }
      const change = await changeContact(writer, donor, before, { kind: 'donorContactUndone' })
      return { change: change ?? '', message: texts.contactUndone }
    }),
}

const readId = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const undoMerge: LogKind['undo'] = {
  right: 'donorMerge',
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

const changes = {
  pause: texts.didPause,
  skip: texts.didSkip,
  resume: texts.didResume,
  amount: texts.didAmount,
  cancel: texts.didCancel,
} as const
const isChange = (value: unknown): value is keyof typeof changes =>
  typeof value === 'string' && Object.hasOwn(changes, value)

const regularKind: LogKind = {
  sentence({ values }, name) {
    const action = values['action']
    return changes[isChange(action) ? action : 'amount']({ name })
  },
}

/** Log entries about donors, without names. */
export const donorLogKinds: LogKinds = {
  donorsRead: plain(texts.didRead),
  donorContactChanged: { ...plain(texts.didContact), undo: undoContact },
  donorRegularChanged: regularKind,
  donorRegularRefused: plain(texts.didNotChange),
  donorLinkSent: plain(texts.didLink),
  donorReceiptSent: plain(texts.didReceipt),
  donorStatementSent: plain(texts.didStatement),
  donorDeclared: plain(texts.didDeclare),
  donorExported: plain(texts.didExport),
  donorErased: plain(texts.didErase),
  donorMerged: { ...plain(texts.didMerge), undo: undoMerge },
  donorSeparated: { ...plain(texts.didSeparate), undo: undoMerge },
  donorContactUndone: { ...plain(texts.didContactUndo), undo: undoContact },
}
