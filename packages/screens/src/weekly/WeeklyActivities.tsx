import type { Activity } from '@minaret/contract'
import { dotted } from '../app/dotted.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import styles from './weekly.module.css'

/** Any week that begins on the first: weekdays have their names from it. */
const week = '2024-01-0'

function hoursOf({ starts, ends }: Activity, { t, format }: Pick<Words<'activities'>, 't' | 'format'>) {
  if (starts === undefined) return undefined
  return ends === undefined
    ? t.activities.from({ time: format.clock(starts) })
    : t.activities.hours({ from: format.clock(starts), to: format.clock(ends) })
}

/** What happens every week, day by day. @param level which heading a day is */
export function WeeklyActivities({ activities, level }: { activities: readonly Activity[]; level: 2 | 3 }) {
  const words = useWords('activities')
  const Heading = `h${level}` as const
  const days = byDay(activities)
  return (
    <div className={styles.week}>
      {days.map(([weekday, each]) => (
        <section key={weekday} className={styles.day}>
          <Heading className={styles.name}>{words.format.day(`${week}${weekday}`).weekday}</Heading>
          <ul className={styles.list}>
            {each.map((activity) => (
              <li key={activity.id}>
                <p className={styles.title}>
                  <OwnText>{activity.title}</OwnText>
                </p>
                <p className={styles.meta}>{dotted([hoursOf(activity, words), activity.place, activity.audience])}</p>
                <p>
                  <OwnText>{activity.summary}</OwnText>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The days that have something, in the order of the activities. */
function byDay(activities: readonly Activity[]): [number, Activity[]][] {
  const days = new Map<number, Activity[]>()
  for (const activity of activities) days.set(activity.weekday, [...(days.get(activity.weekday) ?? []), activity])
  return [...days]
}
