import type { SetupTask } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { setupTasks } from '@minaret/plans'
import type { Text } from '@minaret/messages'
import { restoreTask } from './dismissTask.ts'
import { messages as texts } from './messages.gen.ts'

const isTask = (text: unknown): text is SetupTask => typeof text === 'string' && Object.hasOwn(setupTasks, text)

/** Returns the task of an entry; undefined if the task no longer exists. */
function readTask(content: DeskLogContent | null): SetupTask | undefined {
  const task = content?.values['task']
  return isTask(task) ? task : undefined
}

const describeTask = (sentence: (values: { name: Text; task: Text }) => LocalizedText): LogKind => ({
  describe(content, name) {
    const task = readTask(content)
    return sentence({ name, task: task ? texts[task] : '' })
  },
})

/** Log kinds of the setup tasks. */
export const setupLogKinds: LogKinds = {
  setupDismissed: {
    ...describeTask(texts.didDismiss),
    undo: {
      permission: 'setupDismiss',
      async run({ db, member, now }, { content }) {
        const task = readTask(content)
        const change = task && (await db((tx) => restoreTask({ tx, accountId: member.accountId, now }, task)))
        return change ? { change, message: texts.restored } : { conflict: { undone: texts.listed, now: texts.listed } }
      },
    },
  },
  setupRestored: describeTask(texts.didRestore),
}
