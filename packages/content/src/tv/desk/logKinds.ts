import type { DeskLogContent } from '@minaret/foundation/db'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'
import { findTvScreenToChange, revokeDisplay } from '../admin.ts'
import { orRefusal } from './refusals.ts'
import { type DisplaySettings, logDisplay, readLoggedDisplay, saveDisplay, versionOf } from './writeDisplay.ts'

/** A display’s settings in one line, to compare two versions. */
const describeSettings = ({ name, orientation }: DisplaySettings): LocalizedText => {
  const orientationName = texts[orientation ?? 'asAddress']
  return inEachLanguage((language) => `${name}, ${orientationName[language]}`)
}

function describeChange({ values }: DeskLogContent, memberName: LocalizedText): LocalizedText {
  const name = String(values.name ?? '')
  const newName = values.renamed === undefined ? undefined : String(values.renamed)
  const orientation = values.orientation
  return inEachLanguage((language) => {
    const parts = [
      ...(newName === undefined ? [] : [texts.didRename({ name: memberName, before: name, after: newName })[language]]),
      ...(orientation === 'landscape' || orientation === 'portrait' || orientation === 'asAddress'
        ? [texts.didTurn({ name: memberName, display: newName ?? name, orientation: texts[orientation] })[language]]
        : []),
    ]
    return parts.join('; ')
  })
}

const undo: LogKind['undo'] = {
  permission: 'displayChange',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^display /, '') ?? ''
    const [before, after] = [readLoggedDisplay(content?.before), readLoggedDisplay(content?.after)]
    if (!before || !after) return { conflict: { undone: texts.gone, now: texts.gone } }
    const result = await orRefusal(() =>
      db((tx) =>
        saveDisplay({ tx, accountId: member.accountId, now }, id, {
          ...before,
          version: versionOf(after),
          kind: 'displayUndone',
        }),
      ),
    )
    // Another display has since taken the name.
    if (result && 'status' in result) return { conflict: { undone: describeSettings(before), now: result.message } }
    if (result && 'screen' in result && result.change) return { change: result.change, message: texts.undone }
    const current = result && 'conflict' in result ? describeSettings(result.conflict) : texts.gone
    return { conflict: { undone: describeSettings(before), now: current } }
  },
}

const undoAdding: LogKind['undo'] = {
  permission: 'displayRevoke',
  async run({ db, member, now }, { subject, content }) {
    const id = subject?.replace(/^display /, '') ?? ''
    const settings = readLoggedDisplay(content?.after)
    return db(async (tx) => {
      const screen = await findTvScreenToChange(tx, id)
      if (!screen || !settings) return { conflict: { undone: texts.gone, now: texts.gone } }
      if (versionOf(screen) !== versionOf(settings))
        return { conflict: { undone: texts.gone, now: describeSettings(screen) } }
      await revokeDisplay(tx, id, now)
      const change = await logDisplay({ tx, accountId: member.accountId, now }, 'displayRevoked', id, {
        before: screen,
      })
      return { change, message: texts.revoked }
    })
  },
}

const simpleKind = (sentence: (values: { name: Text; display: string }) => LocalizedText): LogKind => ({
  describe: ({ values }, name) => sentence({ name, display: String(values.name ?? '') }),
})

/** The log entries about displays. */
export const displayLogKinds: LogKinds = {
  displayAdded: { ...simpleKind(texts.didAdd), undo: undoAdding },
  displayChanged: { describe: describeChange, undo },
  displayUndone: {
    describe: (content, memberName) => texts.undid({ sentence: describeChange(content, memberName) }),
    undo,
  },
  displayReloaded: simpleKind(texts.didReload),
  displayRevoked: simpleKind(texts.didRevoke),
}
