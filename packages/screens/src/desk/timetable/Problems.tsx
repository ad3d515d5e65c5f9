import type { TimetableCheck, TimetableProblem } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useColumnNames } from './columnNames.ts'
import styles from './timetable.module.css'
import { Warnings } from './Warnings.tsx'

/** The problems of a file, each with its cell, and the warnings. */
export function Problems({ check }: { check: TimetableCheck }) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const { problems, problemCount, warnings } = check
  return (
    <>
      {problemCount > 0 && (
        <>
          <Notice tone="warning" live="polite" title={texts.problems({ count: problemCount })} />
          <List problems={problems} />
          {problemCount > problems.length && <p>{texts.more({ count: problemCount - problems.length })}</p>}
        </>
      )}
      <Warnings warnings={warnings} />
    </>
  )
}

function List({ problems }: { problems: readonly TimetableProblem[] }) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const nameOf = useColumnNames()
  return (
    <ol className={styles.problems}>
      {problems.map(({ sheet, line, day, column, cell, message }) => (
        <li key={[sheet, line, column, message].join(' ')}>
          <p className={styles.place}>
            {[
              ...(sheet === undefined ? [] : [format.inText(sheet)]),
              texts.line({ number: line }),
              ...(day === undefined || Number.isNaN(Date.parse(day)) ? [] : [format.day(day).date]),
              ...(column === undefined ? [] : [nameOf(column)]),
            ].join(' · ')}
            {cell !== undefined && <code dir="ltr">{cell === '' ? texts.empty : cell}</code>}
          </p>
          <p>{message}</p>
        </li>
      ))}
    </ol>
  )
}
