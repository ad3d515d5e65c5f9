import type { RulesEffect } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useId } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './rules.module.css'
import { UnusedRuleNote } from './UnusedRuleNote.tsx'
import { useDescribeWhen } from './useDescribeWhen.ts'

export type RulesEffectListProps = {
  /** Undefined while a rule is incomplete. */
  effect: RulesEffect | undefined
  /** The reason if there is no effect. */
  problem?: string
}

/** A preview of the rules' effect on the coming weeks. */
export function RulesEffectList({ effect, problem }: RulesEffectListProps) {
  const { t, format } = useMessages('deskRules', 'deskWhy')
  const texts = t.deskRules
  const id = useId()
  const describeWhen = useDescribeWhen()
  const formatClock = (time: string | undefined) => (time === undefined ? t.deskWhy.noJamaat : format.clock(time))
  return (
    <section className={styles.effect} aria-labelledby={id} aria-live="polite">
      <h3 id={id}>{texts.effect}</h3>
      {problem && <Notice tone="warning" title={problem} />}
      {!effect && !problem && <p>{texts.incomplete}</p>}
      {effect && (
        <>
          <p>{texts.changed({ changed: effect.changed, days: effect.days })}</p>
          {effect.byTimetable > 0 && <p>{texts.byTimetable({ days: effect.byTimetable })}</p>}
          {(effect.unused ?? []).map((rule) => (
            <div key={rule.when}>
              <p>{describeWhen(rule.when)}</p>
              <UnusedRuleNote unused={rule} />
            </div>
          ))}
          <ul className={styles.samples}>
            {effect.samples.map(({ day, before, after }) => (
              <li key={day}>
                <span>{t.prayer.date(format.day(day))}</span>
                <span>
                  {before === after
                    ? formatClock(after)
                    : texts.move({ before: formatClock(before), after: formatClock(after) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
