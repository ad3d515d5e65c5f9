import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { Imports } from './Imports.tsx'
import styles from './timetable.module.css'
import { Upload } from './Upload.tsx'

export type TimetableScreenProps = {
  mosque: DeskMosque
  /** Called once a picture is chosen, so that its times can be typed in. */
  onPicture(): void
}

/** The mosque's timetable: its range, the upload of a new one, and recent imports. */
export function TimetableScreen({ mosque, onPicture }: TimetableScreenProps) {
  const { t, format } = useMessages('desk', 'deskTimetable')
  const texts = t.deskTimetable
  const query = useDeskQuery('timetableView', { mosque: mosque.slug })
  const { data } = query
  const mayChange = mayUse('timetableReplace', mosque.roles)
  return (
    <DeskFrame mosque={mosque} page="times" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'times')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      {data ? (
        <>
          <p className={styles.lead}>
            {data.from !== undefined && data.to !== undefined
              ? texts.span({ from: format.day(data.from).date, to: format.day(data.to).date })
              : texts.none}
          </p>
          {mayChange ? <Upload mosque={mosque.slug} onPicture={onPicture} /> : <Notice>{t.desk.day.readOnly}</Notice>}
          <Imports mosque={mosque.slug} imports={data.imports} mayUndo={mayChange} />
        </>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}
