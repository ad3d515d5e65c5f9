import type { DeskDay, TimeReason } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import { describeRule } from '../rules/index.ts'
import styles from './times.module.css'

export type TimeExplanationProps = {
  day: DeskDay
  reason: TimeReason
  /** The prayer's name. */
  name: string
}

/** One step of the explanation: its result, and the reasons. */
type Step = { result: string; reasons: string[] }

/** The explanation of a time, step by step: the prayer's start, the timetable or rule, and any change to the day. */
export function TimeExplanation(props: TimeExplanationProps) {
  const { t, format } = useMessages('deskWhy')
  const { reason, name } = props
  const steps = useSteps(props)
  return (
    <details className={styles.explanation}>
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

function useSteps({ day, reason, name }: TimeExplanationProps): Step[] {
  const { t } = useMessages('deskWhy')
  const usualStep = useUsualStep(reason)
  const dayChangeSteps = useDayChangeSteps(reason)
  const startReasons = useStartReasons(day)
  const { format } = useMessages()
  const prayer = reason.prayer === 'jumuah' ? t.prayer.names.dhuhr : name
  return [
    { result: t.deskWhy.begins({ prayer, time: format.clock(reason.begins.time) }), reasons: startReasons },
    usualStep,
    ...dayChangeSteps,
  ]
}

/** The source of the prayer's start time. */
function useStartReasons({ calculation, timetable }: DeskDay): string[] {
  const { t, format } = useMessages('deskWhy')
  const texts = t.deskWhy
  const sourceOf = ({ file, at, by }: NonNullable<DeskDay['timetable']>) => {
    const { date } = format.instant(at)
    if (file === undefined) return texts.importedBefore({ date })
    const name = format.inText(file)
    return by === undefined
      ? texts.imported({ file: name, date })
      : texts.importedBy({ file: name, date, name: format.inText(by) })
  }
  if (!calculation) {
    return [texts.timetable, ...(timetable ? [sourceOf(timetable)] : [])]
  }
  const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
  return [
    texts.calculated({
      method: nameIn(t.prayer.methods, calculation.method),
      school: nameIn(t.prayer.schools, calculation.madhab),
    }),
    ...(calculation.city === undefined ? [] : [texts.city({ city: format.inText(calculation.city) })]),
  ]
}

/** The time from the timetable or a rule. */
function useUsualStep({
  usual,
  usualSource,
  rule,
  ruleChanged: ruleChange,
  overruled: overruledRule,
}: TimeReason): Step {
  const { t, format } = useMessages('deskWhy')
  const texts = t.deskWhy
  const time = usual ? format.clock(usual.time) : texts.noJamaat
  if (usualSource === undefined || usualSource === 'override') return { result: texts.notSet, reasons: [] }
  if (usualSource === 'table') {
    const { source = 'table', days } = overruledRule ?? {}
    const ruleName = Object.entries(texts.ruleNames).find(([name]) => name === source)?.[1]
    if (ruleName === undefined) return { result: texts.table({ time }), reasons: [] }
    return {
      result: texts.table({ time }),
      reasons: [days === undefined ? texts.overruled({ rule: ruleName }) : texts.overruledOn({ rule: ruleName, days })],
    }
  }
  const changedAt = ruleChange && format.instant(ruleChange.at)
  const changedBy = changedAt
    ? [
        texts.ruleBy({
          name: ruleChange.by === undefined ? texts.someone : format.inText(ruleChange.by),
          date: changedAt.date,
          time: changedAt.time,
        }),
      ]
    : []
  const ruleText = rule ? [texts.ruleIs({ rule: describeRule(rule, { t, format }) })] : []
  return { result: texts.rules[usualSource]({ time }), reasons: [...ruleText, ...changedBy] }
}

/** The change to the day itself, and its author. */
function useDayChangeSteps({ source, jamaat, changed: lastChange }: TimeReason): Step[] {
  const { t, format } = useMessages('deskWhy')
  const texts = t.deskWhy
  if (source !== 'override') return []
  const changedAt = lastChange && format.instant(lastChange.at)
  const author = changedAt
    ? texts.changedBy({
        name: lastChange.by === undefined ? texts.someone : format.inText(lastChange.by),
        date: changedAt.date,
        time: changedAt.time,
      })
    : texts.notRecorded
  return [{ result: texts.override({ time: jamaat ? format.clock(jamaat.time) : texts.noJamaat }), reasons: [author] }]
}
