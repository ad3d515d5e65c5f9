import type { DeskMosque, SetupTask } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, List } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { type DeskPage, deskPath } from '../frame/index.ts'
import styles from './today.module.css'

/** The page of each task, and the path of its form. */
const taskPaths: Readonly<Record<SetupTask, readonly [DeskPage, string]>> = {
  times: ['times', '/timetable'],
  look: ['details', '/brand'],
  contact: ['details', '/contact'],
  cause: ['content', '/causes/new'],
  campaign: ['content', '/campaigns/new'],
  giving: ['details', '/ways-to-give'],
  picture: ['content', '/banners/new'],
  announcement: ['announcements', '/new'],
  // A new legal page opens the first of the two that is missing; once the privacy notice has a draft, that is the other one.
  privacy: ['content', '/legal'],
  giftAid: ['gift-aid', '/details'],
  display: ['displays', ''],
  staff: ['staff', ''],
}

/** Number of tasks shown initially, so that the day's times are not too far down on a phone. */
const initialTaskCount = 4

/** Setup tasks with links to their forms; each can be dismissed permanently. */
export function Setup({ mosque, tasks }: { mosque: DeskMosque; tasks: readonly SetupTask[] }) {
  const { t, format } = useMessages('deskSetup')
  const texts = t.deskSetup
  const [isExpanded, setIsExpanded] = useState(false)
  const dismiss = useDeskAction('setupDismiss', { undo: 'message' })
  if (tasks.length === 0) return null
  const hiddenCount = isExpanded ? 0 : tasks.length - initialTaskCount
  // A button for a single further task would take as much space as the task.
  const visibleTasks = hiddenCount > 1 ? tasks.slice(0, initialTaskCount) : tasks
  return (
    <section aria-labelledby="setup">
      <h2 id="setup" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{texts.lead}</p>
      <List
        className={styles.tasks}
        rows={visibleTasks.map((task) => {
          const [page, form] = taskPaths[task]
          return {
            id: task,
            title: texts.tasks[task],
            href: deskPath(mosque.slug, page) + form,
            meta: texts.hints[task],
            action: (
              <Button
                tone="quiet"
                aria-label={texts.skipOf({ task: texts.tasks[task] })}
                busy={dismiss.isPending && dismiss.variables.body.task === task}
                onClick={() => dismiss.mutate({ mosque: mosque.slug, body: { task } })}
              >
                {texts.skip}
              </Button>
            ),
          }
        })}
        empty={null}
      />
      {visibleTasks.length < tasks.length && (
        <Button tone="quiet" className={styles.more} onClick={() => setIsExpanded(true)}>
          {texts.more({ count: format.number(tasks.length) })}
        </Button>
      )}
    </section>
  )
}
