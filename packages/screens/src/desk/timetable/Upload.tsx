import { useDraft } from '@minaret/domain/desk'
import { Button, LineLink, Notice, TextArea } from '@minaret/ui'
import { useId, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { Checked } from './Checked.tsx'
import { timetablePath, typePath } from './paths.ts'
import { type ReadFile, readUpload } from './readUpload.ts'
import styles from './timetable.module.css'
import { usePrintout } from './usePrintout.ts'
import { useTimetableCheck } from './useTimetableCheck.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

export type UploadProps = {
  mosque: string
  /** A picture was chosen: it is there on the page where a timetable is typed. */
  onPicture(): void
}

/** A new timetable from a file or by pasting: read, matched, compared with what stands, and only then taken over. */
export function Upload({ mosque, onPicture }: UploadProps) {
  const { t } = useWords('desk', 'deskTimetable')
  const say = t.deskTimetable
  const id = useId()
  const draft = useDraft({
    mosque,
    form: 'timetable',
    title: say.title,
    path: timetablePath(mosque),
    accept: asText,
  })
  const pasted = draft.value ?? ''
  const printout = usePrintout(mosque)
  const [problem, setProblem] = useState<Exclude<ReadFile, object>>()
  const [isOpening, setOpening] = useState(false)
  const check = useTimetableCheck(mosque, () => draft.change(undefined))

  async function open(file: File) {
    setProblem(undefined)
    setOpening(true)
    const read = await readUpload(file)
    setOpening(false)
    if (typeof read === 'object') return check.read(read)
    // What has no text is shown beside the times that are typed from it.
    if (read === 'picture' && (await printout.take(file))) return onPicture()
    return setProblem(read)
  }
  return (
    <>
      <div className={styles.upload}>
        <label htmlFor={id}>{say.file}</label>
        <p className={styles.lead}>{say.fileHint}</p>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,.pdf,text/csv,application/pdf,image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            // The same file can be chosen again once it is corrected.
            target.value = ''
          }}
        />
        {isOpening && <p role="status">{say.reading}</p>}
        {problem && <Notice tone="warning" live="assertive" title={say.fileProblems[problem]} />}
        <LineLink href={typePath(mosque)}>{say.typeInstead}</LineLink>
        <TextArea
          label={say.paste}
          hint={say.pasteHint}
          rows={4}
          dir="ltr"
          value={pasted}
          onChange={({ target }) => draft.change(target.value === '' ? undefined : target.value)}
        />
        {pasted.trim() !== '' && (
          <Button busy={check.isReading} onClick={() => check.read({ name: say.pasted, text: pasted })}>
            {say.read}
          </Button>
        )}
      </div>
      <Checked state={check} />
    </>
  )
}
