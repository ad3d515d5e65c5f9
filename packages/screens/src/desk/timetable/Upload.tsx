import { useDraft } from '@minaret/domain/desk'
import { Button, LineLink, Notice, TextArea } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { CheckResult } from './CheckResult.tsx'
import { timetablePath, typePath } from './paths.ts'
import { type UploadResult, readUpload } from './readUpload.ts'
import styles from './timetable.module.css'
import { usePrintout } from './usePrintout.ts'
import { useTimetableCheck } from './useTimetableCheck.ts'

const parseDraft = (value: unknown) => (typeof value === 'string' ? value : undefined)

export type UploadProps = {
  mosque: string
  /** Called once a picture is chosen; it is shown on the page for typing in a timetable. */
  onPicture(): void
}

/** The upload of a new timetable, from a file or pasted text: it is checked and compared with the current one before use. */
export function Upload({ mosque, onPicture }: UploadProps) {
  const { t } = useMessages('desk', 'deskTimetable')
  const texts = t.deskTimetable
  const id = useId()
  const draft = useDraft({
    mosque,
    form: 'timetable',
    title: texts.title,
    path: timetablePath(mosque),
    parse: parseDraft,
  })
  const pastedText = draft.value ?? ''
  const printout = usePrintout(mosque)
  const [problem, setProblem] = useState<Exclude<UploadResult, object>>()
  const [isOpening, setOpening] = useState(false)
  const check = useTimetableCheck(mosque, () => draft.change(undefined))

  async function open(file: File) {
    setProblem(undefined)
    setOpening(true)
    const result = await readUpload(file)
    setOpening(false)
    if (typeof result === 'object') return check.runCheck(result)
    // A file without text is shown as a picture, so that its times can be typed in.
    if (result === 'picture' && (await printout.load(file))) return onPicture()
    return setProblem(result)
  }
  return (
    <>
      <div className={styles.upload}>
        <label htmlFor={id}>{texts.file}</label>
        <p className={styles.lead}>{texts.fileHint}</p>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,.pdf,text/csv,application/pdf,image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            // Cleared, so that the same file can be chosen again after a correction.
            target.value = ''
          }}
        />
        {isOpening && <p role="status">{texts.reading}</p>}
        {problem && <Notice tone="warning" live="assertive" title={texts.fileProblems[problem]} />}
        <LineLink href={typePath(mosque)}>{texts.typeInstead}</LineLink>
        <TextArea
          label={texts.paste}
          hint={texts.pasteHint}
          rows={4}
          dir="ltr"
          value={pastedText}
          onChange={({ target }) => draft.change(target.value === '' ? undefined : target.value)}
        />
        {pastedText.trim() !== '' && (
          <Button busy={check.isReading} onClick={() => check.runCheck({ name: texts.pasted, text: pastedText })}>
            {texts.read}
          </Button>
        )}
      </div>
      <CheckResult state={check} />
    </>
  )
}
