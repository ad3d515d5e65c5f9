import type { Activity } from '@minaret/contract'
import { useToday } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { LineLink } from '@minaret/ui'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { ActivityRows, nextActivityDays } from '../weekly/index.ts'
import styles from './home.module.css'

/** Days with activities that are shown if another page has the whole week. */
const maxDays = 2

/** The activities of the next days with any, starting with today; of the whole week if no other page has it. */
export function NextActivities({ activities }: { activities: readonly Activity[] }) {
  const { t, format } = useMessages('homeParts', 'activities')
  const canOpen = useOpenScreens()
  const today = useToday()
  if (activities.length === 0) return null
  const days = nextActivityDays(activities, today)
  const shownDays = canOpen('events') ? days.slice(0, maxDays) : days
  const labels = [t.homeParts.today, t.homeParts.tomorrow]
  return (
    <div className={styles.week}>
      {shownDays.map(({ date, daysAhead, activities: dayActivities }) => (
        <section key={date}>
          <h3>{labels[daysAhead] ?? format.day(date).weekday}</h3>
          <ActivityRows activities={dayActivities} />
        </section>
      ))}
      {shownDays.length < days.length && (
        <LineLink href={`${pathTo('events')}#every-week`}>{t.homeParts.wholeWeek}</LineLink>
      )}
    </div>
  )
}
