import { Notice } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../app/index.ts'
import { FileQuestions } from './FileQuestions.tsx'
import { Difference } from './Difference.tsx'
import { Problems } from './Problems.tsx'
import styles from './timetable.module.css'
import type { TimetableCheckState } from './useTimetableCheck.ts'

export type CheckResultProps = {
  state: TimetableCheckState
  /** Whether the format is our own, which leaves no open questions: for example, times typed into our form. */
  isOwnFormat?: boolean
}

/** The result of checking a timetable: open questions, problems, and the changes it would make. */
export function CheckResult({ state, isOwnFormat = false }: CheckResultProps) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const { upload, check, isReading, isReplacing, hasConflict } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const name = check && upload?.name
  // The result is below the form, out of view on a phone.
  useEffect(() => {
    if (name !== undefined) heading.current?.focus()
  }, [name])
  return (
    <>
      {isReading && <p role="status">{texts.reading}</p>}
      {upload && check && (
        <div className={styles.checked}>
          <h2 ref={heading} tabIndex={-1}>
            {texts.found({ name: upload.name })}
          </h2>
          {hasConflict && <Notice tone="warning" live="assertive" title={texts.conflict} />}
          {!isOwnFormat && <FileQuestions check={check} upload={upload} busy={isReading} onAnswer={state.runCheck} />}
          <Problems check={check} />
          {check.difference && <Difference difference={check.difference} busy={isReplacing} onApply={state.apply} />}
        </div>
      )}
    </>
  )
}
