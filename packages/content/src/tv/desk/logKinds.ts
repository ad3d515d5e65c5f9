import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'
import { findTvScreenToChange, revokeDisplay } from '../admin.ts'
import { orRefusal } from './refusals.ts'
import { type DisplaySettings, logDisplay, readLoggedDisplay, saveDisplay, versionOf } from './writeDisplay.ts'

/** A display’s settings in one line, to compare two versions. */
const describe = ({ name, orientation }: DisplaySettings): LocalizedText => {
  const orientationName = texts[orientation ?? 'asAddress']
  return inEachLanguage((language) => `${name}, ${orientationName[language]}`)
}

function describeChange({ values }: DeskLogContent, who: LocalizedText): LocalizedText {
  const name = String(values.name ?? '')
  const renamed = values.renamed === undefined ? undefined : String(values.renamed)
  const orientation = values.orientation
  return inEachLanguage((language) => {
    const parts = [
      ...(renamed === undefined ? [] : [texts.didRename({ name: who, before: name, after: renamed })[language]]),
      ...(orientation === 'landscape' || orientation === 'portrait' || orientation === 'asAddress'
        ? [texts.didTurn({ name: who, display: renamed ?? name, orientation: texts[orientation] })[language]]
        : []),
    ]
    return parts.join('; ')
  })
}

const undo: LogKind['undo'] = {
  right: 'displayChange',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^display /, '') ?? ''
    const [before, after] = [readLoggedDisplay(content?.before), readLoggedDisplay(content?.after)]
    if (!before || !after) return { conflict: { undone: texts.gone, now: texts.gone } }
    const undone = await orRefusal(() =>
      db((tx) =>
        saveDisplay({ tx, accountId: member.accountId, now }, id, {
          ...before,
          version: versionOf(after),
          kind: 'displayUndone',
        }),
      ),
    )
    // Another display has since taken the name.
    if (undone && 'status' in undone) return { conflict: { undone: describe(before), now: undone.message } }
    if (undone && 'screen' in undone && undone.change) return { change: undone.change, message: texts.undone }
    const current = undone && 'conflict' in undone ? describe(undone.conflict) : texts.gone
    return { conflict: { undone: describe(before), now: current } }
  },
}

const undoAdding: LogKind['undo'] = {
  right: 'displayRevoke',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^display /, '') ?? ''
    const added = readLoggedDisplay(content?.after)
    return db(async (tx) => {
      const screen = await findTvScreenToChange(tx, id)
      if (!screen || !added) return { conflict: { undone: texts.gone, now: texts.gone } }
      if (versionOf(screen) !== versionOf(added)) return { conflict: { undone: texts.gone, now: describe(screen) } }
      await revokeDisplay(tx, id, now)
      const change = await logDisplay({ tx, accountId: member.accountId, now }, 'displayRevoked', id, {
        before: screen,
      })
      return { change, message: texts.revoked }
    })
  },
}

const simpleKind = (sentence: (values: { name: Text; display: string }) => LocalizedText): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, display: String(values.name ?? '') }),
})

/** The log entries about displays. */
export const displayLogKinds: LogKinds = {
  displayAdded: { ...simpleKind(texts.didAdd), undo: undoAdding },
  displayChanged: { sentence: describeChange, undo },
  displayUndone: {
    sentence: (content, who) => texts.undid({ sentence: describeChange(content, who) }),
    undo,
  },
  displayReloaded: simpleKind(texts.didReload),
  displayRevoked: simpleKind(texts.didRevoke),
}
