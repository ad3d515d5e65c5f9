import type { RuleTime } from '@minaret/contract/desk'
import { Select, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { weekdayName } from './describeRule.ts'

const roundingMinutes = [5, 10, 15, 20, 30, 60] as const
const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const

/** The fields that simplify a sun-based time: limits, rounding, and the weekday on which it changes. */
export function StepFields({ time, onTime }: { time: RuleTime; onTime(time: RuleTime): void }) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules
  const { notBefore, notAfter, roundTo, changesOn, ...rest } = time
  const steps = { notBefore, notAfter, roundTo, changesOn }
  const change = (next: Partial<typeof steps>) => {
    const mergedSteps = { ...steps, ...next }
    onTime({
      ...rest,
      ...(mergedSteps.notBefore ? { notBefore: mergedSteps.notBefore } : {}),
      ...(mergedSteps.notAfter ? { notAfter: mergedSteps.notAfter } : {}),
      ...(mergedSteps.roundTo === undefined ? {} : { roundTo: mergedSteps.roundTo }),
      ...(mergedSteps.changesOn === undefined ? {} : { changesOn: mergedSteps.changesOn }),
    })
  }
  return (
    <>
      <TextField
        label={texts.notBefore}
        hint={texts.clockHint}
        dir="ltr"
        inputMode="numeric"
        value={notBefore ?? ''}
        onChange={({ target }) => change({ notBefore: target.value })}
      />
      <TextField
        label={texts.notAfter}
        dir="ltr"
        inputMode="numeric"
        value={notAfter ?? ''}
        onChange={({ target }) => change({ notAfter: target.value })}
      />
      <Select
        label={texts.roundTo}
        value={String(roundTo ?? '')}
        options={[
          { value: '', label: texts.noRounding },
          ...roundingMinutes.map((minutes) => ({ value: String(minutes), label: t.deskWhy.rule.rounded({ minutes }) })),
        ]}
        onChange={({ target }) =>
          change({ roundTo: roundingMinutes.find((minutes) => String(minutes) === target.value) })
        }
      />
      <Select
        label={texts.changesOn}
        value={String(changesOn ?? '')}
        options={[
          { value: '', label: texts.everyDay },
          ...weekdayNumbers.map((number) => ({
            value: String(number),
            label: texts.weekday({ weekday: weekdayName(format, number) }),
          })),
        ]}
        onChange={({ target }) =>
          change({ changesOn: weekdayNumbers.find((number) => String(number) === target.value) })
        }
      />
    </>
  )
}
