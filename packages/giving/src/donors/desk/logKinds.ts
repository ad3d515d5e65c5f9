import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { type ContactWishes, lockDonor, wishesOf } from '../index.ts'
import { changeContact, isSameWishes } from './changeContact.ts'
import { changeMerge } from './changeMerge.ts'
import { messages as texts } from './messages.gen.ts'

type Sentence = (values: { name: Text }) => LocalizedText

const createKind = (sentence: Sentence): LogKind => ({ describe: (_, name) => sentence({ name }) })

const readWish = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

/** Reads contact wishes from a log entry. */
function readWishes(storedWishes: unknown): ContactWishes {
  const { email, call, post }: { email?: unknown; call?: unknown; post?: unknown } = Object(storedWishes)
  return { email: readWish(email), call: readWish(call), post: readWish(post) }
}

const wishText = (wish: boolean | null): LocalizedText => (wish === null ? texts.unknown : wish ? texts.yes : texts.no)

/** Describes contact wishes in one line. */
const describeWishes = ({ email, call, post }: ContactWishes): LocalizedText =>
  texts.wishes({ email: wishText(email), phone: wishText(call), post: wishText(post) })

const undoContact: LogKind['undo'] = {
  permission: 'donorContactChange',
  run: ({ db, member, now }, { subject, content }) =>
    db(async (tx) => {
      const [before, after] = [readWishes(content?.before), readWishes(content?.after)]
      const donor = await lockDonor(tx, subject?.replace(/^donor /, '') ?? '')
      if (!donor) return { conflict: { undone: describeWishes(before), now: texts.donorGone } }
      const storedWishes = wishesOf(donor)
      if (!isSameWishes(storedWishes, after))
        return { conflict: { undone: describeWishes(before), now: describeWishes(storedWishes) } }
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

const changeSentences = {
  pause: texts.didPause,
  skip: texts.didSkip,
  resume: texts.didResume,
  amount: texts.didAmount,
  cancel: texts.didCancel,
} as const
const isChange = (value: unknown): value is keyof typeof changeSentences =>
  typeof value === 'string' && Object.hasOwn(changeSentences, value)

const regularKind: LogKind = {
  describe({ values }, name) {
    const action = values['action']
    return changeSentences[isChange(action) ? action : 'amount']({ name })
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
