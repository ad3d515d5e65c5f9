import type { DeskDay, TimeReason } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import { ruleWords } from '../rules/index.ts'
import styles from './times.module.css'

export type WhyProps = {
  day: DeskDay
  reason: TimeReason
  /** What the prayer is called. */
  name: string
}

/** One link of the chain: what it gave, and what is behind it. */
type Link = { gives: string; because: string[] }

/** The chain that made a time, in the order in which it was made: its beginning, timetable or rule, and the day's own change. */
export function Why(props: WhyProps) {
  const { t, format } = useWords('deskWhy')
  const { reason, name } = props
  const chain = useChain(props)
  return (
    <details className={styles.why}>
      <summary>
        {reason.jamaat
          ? t.deskWhy.why({ prayer: name, time: format.clock(reason.jamaat.time) })
          : t.deskWhy.whyNone({ prayer: name })}
      </summary>
      <ol>
        {chain.map(({ gives, because }) => (
          <li key={gives}>
            <strong>{gives}</strong>
            {because.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}

function useChain({ day, reason, name }: WhyProps): Link[] {
  const { t } = useWords('deskWhy')
  const usual = useUsual(reason)
  const own = useOwn(reason)
  const begins = useBegins(day)
  const { format } = useWords()
  const prayer = reason.prayer === 'jumuah' ? t.prayer.names.dhuhr : name
  return [
    { gives: t.deskWhy.begins({ prayer, time: format.clock(reason.begins.time) }), because: begins },
    usual,
    ...own,
  ]
}

/** Where the beginning comes from. */
function useBegins({ calculation, timetable }: DeskDay): string[] {
  const { t, format } = useWords('deskWhy')
  const say = t.deskWhy
  const sourceOf = ({ file, at, by }: NonNullable<DeskDay['timetable']>) => {
    const { date } = format.instant(at)
    if (file === undefined) return say.importedBefore({ date })
    const name = format.inText(file)
    return by === undefined
      ? say.imported({ file: name, date })
      : say.importedBy({ file: name, date, name: format.inText(by) })
  }
  if (!calculation) {
    return [say.timetable, ...(timetable ? [sourceOf(timetable)] : [])]
  }
  const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  return [
    say.calculated({
      method: nameIn(t.prayer.methods, calculation.method),
      school: nameIn(t.prayer.schools, calculation.madhab),
    }),
    ...(calculation.city === undefined ? [] : [say.city({ city: format.inText(calculation.city) })]),
  ]
}

/** What the timetable or a rule gives. */
function useUsual({ usual, usualSource, rule, ruleChanged, overruled }: TimeReason): Link {
  const { t, format } = useWords('deskWhy')
  const say = t.deskWhy
  const time = usual ? format.clock(usual.time) : say.noJamaat
  if (usualSource === undefined || usualSource === 'override') return { gives: say.nothing, because: [] }
  if (usualSource === 'table') {
    const { source = 'table', days } = overruled ?? {}
    const ruleName = Object.entries(say.ruleNames).find(([name]) => name === source)?.[1]
    if (ruleName === undefined) return { gives: say.table({ time }), because: [] }
    return {
      gives: say.table({ time }),
      because: [days === undefined ? say.overruled({ rule: ruleName }) : say.overruledOn({ rule: ruleName, days })],
    }
  }
  const at = ruleChanged && format.instant(ruleChanged.at)
  const who = at
    ? [
        say.ruleBy({
          name: ruleChanged.by === undefined ? say.somebody : format.inText(ruleChanged.by),
          date: at.date,
          time: at.time,
        }),
      ]
    : []
  const is = rule ? [say.ruleIs({ rule: ruleWords(rule, { t, format }) })] : []
  return { gives: say.rules[usualSource]({ time }), because: [...is, ...who] }
}

/** What was set for the day, and by whom. */
function useOwn({ source, jamaat, changed }: TimeReason): Link[] {
  const { t, format } = useWords('deskWhy')
  const say = t.deskWhy
  if (source !== 'override') return []
  const at = changed && format.instant(changed.at)
  const who = at
    ? say.changedBy({
        name: changed.by === undefined ? say.somebody : format.inText(changed.by),
        date: at.date,
        time: at.time,
      })
    : say.notRecorded
  return [{ gives: say.override({ time: jamaat ? format.clock(jamaat.time) : say.noJamaat }), because: [who] }]
}
