import type { Activity } from '@minaret/contract'
import { joinWithDots } from '../app/dotted.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import styles from './weekly.module.css'

/** The date prefix of a week from Monday 1 January 2024, to format weekday names. */
const weekPrefix = '2024-01-0'

function hoursOf({ starts, ends }: Activity, { t, format }: Pick<Messages<'activities'>, 't' | 'format'>) {
  if (starts === undefined) return undefined
  return ends === undefined
    ? t.activities.from({ time: format.clock(starts) })
    : t.activities.hours({ from: format.clock(starts), to: format.clock(ends) })
}

/** Weekly activities, grouped by day. @param level the level of the days' headings */
export function WeeklyActivities({ activities, level }: { activities: readonly Activity[]; level: 2 | 3 }) {
  const messages = useMessages('activities')
  const Heading = `h${level}` as const
  const days = groupByDay(activities)
  return (
    <div className={styles.week}>
      {days.map(([weekday, dayActivities]) => (
        <section key={weekday} className={styles.day}>
          <Heading className={styles.name}>{messages.format.day(`${weekPrefix}${weekday}`).weekday}</Heading>
          <ActivityRows activities={dayActivities} summaries />
        </section>
      ))}
    </div>
  )
}

export type ActivityRowsProps = {
  activities: readonly Activity[]
  /** Whether each has its summary. */
  summaries?: boolean
}

/** The activities of one day: title, hours, place and audience. */
export function ActivityRows({ activities, summaries = false }: ActivityRowsProps) {
  const messages = useMessages('activities')
  return (
    <ul className={styles.list}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <p className={styles.title}>
            <IsolatedText>{activity.title}</IsolatedText>
          </p>
          <p className={styles.meta}>
            {joinWithDots([hoursOf(activity, messages), activity.place, activity.audience])}
          </p>
          {summaries && (
            <p>
              <IsolatedText>{activity.summary}</IsolatedText>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The days with activities, in the order of the activities. */
function groupByDay(activities: readonly Activity[]): [number, Activity[]][] {
  const days = new Map<number, Activity[]>()
  for (const activity of activities) days.set(activity.weekday, [...(days.get(activity.weekday) ?? []), activity])
  return [...days]
}
