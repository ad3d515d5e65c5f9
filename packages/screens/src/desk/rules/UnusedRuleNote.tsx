import type { UnusedRule } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import styles from './rules.module.css'

/** A note that the timetable overrides a rule with its own jamaat times; renders nothing if the rule is used. */
export function UnusedRuleNote({ unused }: { unused: UnusedRule | undefined }) {
  const { t, format } = useMessages('deskRules')
  if (!unused) return null
  const { days, of: totalDays, from, to } = unused
  const [firstDay, lastDay] = [format.day(from).date, format.day(to).date]
  const texts = t.deskRules
  return (
    <p className={styles.lead}>
      {days < totalDays
        ? texts.partlyUnused({ days, all: totalDays })
        : texts.unused({ count: days, from: firstDay, to: lastDay })}
    </p>
  )
}
