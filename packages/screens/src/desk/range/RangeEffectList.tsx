import type { RangeEffect, RangeLine } from '@minaret/contract/desk'
import { Notice, RadioGroup, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './range.module.css'
import type { RangeDraft } from './rangeForm.ts'

export type RangeEffectListProps = {
  /** Undefined while the change is incomplete. */
  effect: RangeEffect | undefined
  /** The reason if there is no effect. */
  problem?: string
  draft: RangeDraft
  onOwnChange(own: RangeDraft['own']): void
}

/** A preview of a change to several days: the times of each prayer, and the days that already have other changes. */
export function RangeEffectList({ effect, problem, draft, onOwnChange }: RangeEffectListProps) {
  const { t, format } = useMessages('desk', 'deskRange')
  const texts = t.deskRange
  const nameOf = usePrayerNames()
  if (!effect)
    return (
      <Section title={texts.effect} className={styles.effect}>
        {problem ? <Notice tone="warning" title={problem} /> : <p>{texts.effectFirst}</p>}
      </Section>
    )
  const { changed: changedCount, lines, own: overriddenDays, skipped } = effect
  return (
    <Section title={texts.effect} className={styles.effect}>
      <div aria-live="polite">
        <ul>
          {lines.map((line) => (
            <li key={line.prayer}>
              <Line line={line} name={nameOf(line.prayer)} />
            </li>
          ))}
          {draft.note.trim() !== '' && changedCount > 0 && <li>{texts.noteLine({ count: changedCount })}</li>}
        </ul>
        {changedCount === 0 && <p>{texts.noChanges}</p>}
        {skipped.map(({ prayer, days }) => (
          <p key={prayer}>{texts.only[prayer]({ count: days })}</p>
        ))}
      </div>
      {overriddenDays.length > 0 && (
        <>
          <RadioGroup
            legend={texts.ownTitle({ count: overriddenDays.length })}
            name="own"
            value={draft.own}
            onChange={onOwnChange}
            choices={[
              { value: 'keep', label: texts.keep },
              { value: 'replace', label: texts.replace },
            ]}
          />
          <ul>
            {overriddenDays.map(({ day, own: { jamaat, note } }) => (
              <li key={day}>
                {t.prayer.date(format.day(day))}
                {Object.entries(jamaat).map(([prayer, time]) => ` · ${nameOf(prayer)} ${time ?? texts.none}`)}
                {note === undefined ? '' : ` · “${note}”`}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function usePrayerNames(): (prayer: string) => string {
  const { t } = useMessages('desk')
  const names: Readonly<Record<string, string>> = {
    ...t.prayer.names,
    jumuah: t.prayer.jumuah,
    taraweeh: t.prayer.taraweeh,
    eid: `${t.prayer.eid.fitr} / ${t.prayer.eid.adha}`,
  }
  return (prayer) => names[prayer] ?? prayer
}

function Line({ line: { days, before, after }, name }: { line: RangeLine; name: string }) {
  const { t, format } = useMessages('deskRange')
  const texts = t.deskRange
  const describeTimes = (time: string | null) =>
    time === null
      ? texts.none
      : time
          .split(',')
          .map((clock) => format.clock(clock.trim()))
          .join(texts.or)
  const uniqueTexts = (times: readonly (string | null)[]) => [...new Set(times.map(describeTimes))]
  const describeSpan = (times: readonly (string | null)[]) => {
    const [first = '', ...rest] = uniqueTexts(times)
    const last = rest.at(-1)
    return last === undefined ? first : texts.fromTo({ first, last })
  }
  return texts.line({ count: days, prayer: name, before: describeSpan(before), after: describeSpan(after) })
}
