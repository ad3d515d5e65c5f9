import type { DeskMosque, SetupTask } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, List } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { type DeskPage, deskPath } from '../frame/index.ts'
import styles from './today.module.css'

/** Where each task is done: a page of the desk, and the form on it. */
const places: Readonly<Record<SetupTask, readonly [DeskPage, string]>> = {
  times: ['times', '/timetable'],
  look: ['details', '/brand'],
  contact: ['details', '/contact'],
  cause: ['content', '/causes/new'],
  campaign: ['content', '/campaigns/new'],
  giving: ['details', '/ways-to-give'],
  picture: ['content', '/banners/new'],
  announcement: ['announcements', '/new'],
  // Of the two legal pages a new one is the first that is not there: with a draft of the notice it would be the other.
  privacy: ['content', '/legal'],
  giftAid: ['gift-aid', '/details'],
  display: ['displays', ''],
  staff: ['staff', ''],
}

/** A list that is longer begins with so many, so that the day's times are not far below it on a phone. */
const shownFirst = 4

/** What makes the website complete, each one tap from where it is done; what is not needed is taken off for good. */
export function Setup({ mosque, tasks }: { mosque: DeskMosque; tasks: readonly SetupTask[] }) {
  const { t, format } = useWords('deskSetup')
  const say = t.deskSetup
  const [isWhole, setIsWhole] = useState(false)
  const dismiss = useDeskAction('setupDismiss', { undo: 'message' })
  if (tasks.length === 0) return null
  const hidden = isWhole ? 0 : tasks.length - shownFirst
  // For one more the button would take as much room.
  const shown = hidden > 1 ? tasks.slice(0, shownFirst) : tasks
  return (
    <section aria-labelledby="setup">
      <h2 id="setup" className={styles.heading}>
        {say.title}
      </h2>
      <p className={styles.quiet}>{say.lead}</p>
      <List
        className={styles.tasks}
        rows={shown.map((task) => {
          const [page, form] = places[task]
          return {
            id: task,
            title: say.tasks[task],
            href: deskPath(mosque.slug, page) + form,
            meta: say.hints[task],
            action: (
              <Button
                tone="quiet"
                aria-label={say.skipOf({ task: say.tasks[task] })}
                busy={dismiss.isPending && dismiss.variables.body.task === task}
                onClick={() => dismiss.mutate({ mosque: mosque.slug, body: { task } })}
              >
                {say.skip}
              </Button>
            ),
          }
        })}
        empty={null}
      />
      {shown.length < tasks.length && (
        <Button tone="quiet" className={styles.more} onClick={() => setIsWhole(true)}>
          {say.more({ count: format.number(tasks.length) })}
        </Button>
      )}
    </section>
  )
}
