import type { DeskDay, TimeReason } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import { ruleWords } from '../rules/index.ts'
import styles from './times.module.css'

export type WhyProps = {
  day: DeskDay
  reason: TimeReason
  /** The prayer's name. */
  name: string
}

/** One step of the explanation: its result, and the reasons. */
type Step = { result: string; reasons: string[] }

/** The explanation of a time, step by step: the prayer's start, the timetable or rule, and the day's own change. */
export function Why(props: WhyProps) {
  const { t, format } = useWords('deskWhy')
  const { reason, name } = props
  const steps = useSteps(props)
  return (
    <details className={styles.why}>
      <summary>
        {reason.jamaat
          ? t.deskWhy.why({ prayer: name, time: format.clock(reason.jamaat.time) })
          : t.deskWhy.whyNone({ prayer: name })}
      </summary>
      <ol>
        {steps.map(({ result, reasons }) => (
          <li key={result}>
            <strong>{result}</strong>
            {reasons.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )
}

function useSteps({ day, reason, name }: WhyProps): Step[] {
  const { t } = useWords('deskWhy')
  const usual = useUsual(reason)
  const own = useOwn(reason)
  const begins = useBegins(day)
  const { format } = useWords()
  const prayer = reason.prayer === 'jumuah' ? t.prayer.names.dhuhr : name
  return [
    { result: t.deskWhy.begins({ prayer, time: format.clock(reason.begins.time) }), reasons: begins },
    usual,
    ...own,
  ]
}

/** The source of the prayer's start time. */
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

/** The time from the timetable or a rule. */
function useUsual({ usual, usualSource, rule, ruleChanged, overruled }: TimeReason): Step {
  const { t, format } = useWords('deskWhy')
  const say = t.deskWhy
  const time = usual ? format.clock(usual.time) : say.noJamaat
  if (usualSource === undefined || usualSource === 'override') return { result: say.nothing, reasons: [] }
  if (usualSource === 'table') {
    const { source = 'table', days } = overruled ?? {}
    const ruleName = Object.entries(say.ruleNames).find(([name]) => name === source)?.[1]
    if (ruleName === undefined) return { result: say.table({ time }), reasons: [] }
    return {
      result: say.table({ time }),
      reasons: [days === undefined ? say.overruled({ rule: ruleName }) : say.overruledOn({ rule: ruleName, days })],
    }
  }
  const at = ruleChanged && format.instant(ruleChanged.at)
  const changedBy = at
    ? [
        say.ruleBy({
          name: ruleChanged.by === undefined ? say.somebody : format.inText(ruleChanged.by),
          date: at.date,
          time: at.time,
        }),
      ]
    : []
  const ruleText = rule ? [say.ruleIs({ rule: ruleWords(rule, { t, format }) })] : []
  return { result: say.rules[usualSource]({ time }), reasons: [...ruleText, ...changedBy] }
}

/** The change of the day itself, and its author. */
function useOwn({ source, jamaat, changed }: TimeReason): Step[] {
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
  return [{ result: say.override({ time: jamaat ? format.clock(jamaat.time) : say.noJamaat }), reasons: [who] }]
}
