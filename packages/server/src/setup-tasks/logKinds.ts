import type { SetupTask } from '@minaret/contract/desk'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import { setupTasks } from '@minaret/plans'
import { restoreTask } from './dismissTask.ts'
import { setupMessages as say } from './messages/index.ts'

const isTask = (text: unknown): text is SetupTask => typeof text === 'string' && Object.hasOwn(setupTasks, text)

/** The task an entry is about; nothing for one there is no more. */
function taskIn(content: DeskLogContent | null): SetupTask | undefined {
  const task = content?.values['task']
  return isTask(task) ? task : undefined
}

const about = (wording: (name: string, task: string) => LocalizedText): LogKind => ({
  sentence(content, name) {
    const task = taskIn(content)
    const inLanguage = (language: Language) => wording(name[language], task ? say[task][language] : '')[language]
    return { en: inLanguage('en'), ar: inLanguage('ar'), ur: inLanguage('ur') }
  },
})

/** What the log holds of setting up. */
export const setupLogKinds: LogKinds = {
  setupDismissed: {
    ...about(say.didDismiss),
    undo: {
      right: 'setupDismiss',
      async run({ db, member, now }, { content }) {
        const task = taskIn(content)
        const change = task && (await db((tx) => restoreTask({ tx, accountId: member.accountId, now }, task)))
        return change ? { change, message: say.restored } : { conflict: { undone: say.listed, now: say.listed } }
      },
    },
  },
  setupRestored: about(say.didRestore),
}
