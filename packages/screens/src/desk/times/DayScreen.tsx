import type { DeskMosque } from '@minaret/contract/desk'
import { isConflict, useChangeDay, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { LineLink, Link, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { dayAfter, DeskFrame, deskPath, DraftNote, Loading } from '../frame/index.ts'
import { DayForm } from './DayForm.tsx'
import { areEditsEqual, toChange } from './edits.ts'
import styles from './times.module.css'
import { useDayEdits } from './useDayEdits.ts'

export type DayScreenProps = {
  mosque: DeskMosque
  /** `YYYY-MM-DD` */
  day: string
  /** The prayer whose field is scrolled into view. */
  prayer?: string
}

/** One day's jamaat times with their explanations, a note, and a form to change them. */
export function DayScreen({ mosque, day, prayer }: DayScreenProps) {
  const { t, format } = useMessages('desk')
  const query = useDeskQuery('dayView', { mosque: mosque.slug, day })
  const change = useChangeDay()
  const formattedDay = format.day(day)
  const { edits, setEdits, isLoading, restoredFrom } = useDayEdits(mosque.slug, day, t.prayer.date(formattedDay))
  const path = deskPath(mosque.slug, 'times')
  const mayChange = mayUse('dayChange', mosque.roles)
  const { data } = query
  return (
    <DeskFrame mosque={mosque} page="times" title={t.prayer.date(formattedDay)}>
      <LineLink href={`${path}?month=${day.slice(0, 7)}`}>{t.desk.day.back}</LineLink>
      <div className={styles.months}>
        <Link href={`${path}/${dayAfter(day, -1)}`} aria-label={t.desk.day.previous} className={styles.step}>
          ‹
        </Link>
        <h1 className={styles.date}>{t.prayer.date(formattedDay)}</h1>
        <Link href={`${path}/${dayAfter(day, 1)}`} aria-label={t.desk.day.next} className={styles.step}>
          ›
        </Link>
      </div>
      {!mayChange && <Notice>{t.desk.day.readOnly}</Notice>}
      {isConflict(change.error) && <Notice tone="warning" live="assertive" title={t.desk.day.conflict} />}
      <DraftNote restoredFrom={restoredFrom} onDiscard={() => setEdits(undefined)} />
      {data && !isLoading ? (
        <DayForm
          key={day}
          day={data}
          edits={edits}
          onEdit={setEdits}
          initialPrayer={prayer}
          readOnly={!mayChange}
          busy={change.isPending}
          onSave={() => {
            const savedEdits = edits
            change.mutate(
              { mosque: mosque.slug, day, body: toChange(edits, data.version) },
              {
                onSuccess: () =>
                  setEdits((current) => (current && areEditsEqual(current, savedEdits) ? undefined : current)),
              },
            )
          }}
        />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}
