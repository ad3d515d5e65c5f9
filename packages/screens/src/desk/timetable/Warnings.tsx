import type { TimetableWarning } from '@minaret/contract/desk'
import { Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './timetable.module.css'
import { useDescribeWarning } from './useDescribeWarning.ts'

/** Warnings about a timetable: serious ones visible, minor ones collapsed. */
export function Warnings({ warnings }: { warnings: readonly TimetableWarning[] }) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const seriousWarnings = warnings.filter((warning) => warning.serious)
  const minorWarnings = warnings.filter((warning) => !warning.serious)
  return (
    <>
      {seriousWarnings.length > 0 && (
        <Notice tone="warning" live="polite" title={texts.serious}>
          <List warnings={seriousWarnings} />
        </Notice>
      )}
      {minorWarnings.length > 0 && (
        <details>
          <summary>{texts.minor({ count: minorWarnings.length })}</summary>
          <List warnings={minorWarnings} />
        </details>
      )}
    </>
  )
}

/** Warnings about the whole file, which have no row. */
const fileWarnings = new Set(['past', 'mostly-past', 'starts-later', 'column'])

function List({ warnings }: { warnings: readonly TimetableWarning[] }) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const describeWarning = useDescribeWarning()
  return (
    <ul className={styles.warnings}>
      {warnings.map((warning) => {
        const { kind, column, serious, sheet, line } = warning
        const position = [...(sheet === undefined ? [] : [format.inText(sheet)]), texts.line({ number: line })].join(
          ' · ',
        )
        return (
          <li key={[kind, column, serious, line].join(' ')}>
            <span>{describeWarning(warning)}</span>
            {!fileWarnings.has(kind) && <span className={styles.row}>{position}</span>}
          </li>
        )
      })}
    </ul>
  )
}
