import type { TimetableCheck, TimetableUpload } from '@minaret/contract/desk'
import { newCheckOf, useCheckTimetable, useDraft, useReplaceTimetable } from '@minaret/domain/desk'
import { Button, Notice, TextArea } from '@minaret/ui'
import { useId, useState } from 'react'
import { useWords } from '../app/index.ts'
import { deskPath } from '../desk-frame/index.ts'
import { Answers } from './Answers.tsx'
import { Difference } from './Difference.tsx'
import { Problems } from './Problems.tsx'
import { readUpload } from './readUpload.ts'
import styles from './timetable.module.css'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A new timetable from a file or by pasting: read, matched, compared with what stands, and only then taken over. */
export function Upload({ mosque }: { mosque: string }) {
  const { t } = useWords('desk', 'deskTimetable')
  const say = t.deskTimetable
  const id = useId()
  const draft = useDraft({
    mosque,
    form: 'timetable',
    title: say.title,
    path: `${deskPath(mosque, 'times')}/timetable`,
    accept: asText,
  })
  const pasted = draft.value ?? ''
  const [upload, setUpload] = useState<TimetableUpload>()
  const [isTooLarge, setTooLarge] = useState(false)
  const [checked, setChecked] = useState<TimetableCheck>()
  const check = useCheckTimetable(mosque)
  const replace = useReplaceTimetable(mosque)

  function read(next: TimetableUpload) {
    setUpload(next)
    setTooLarge(false)
    replace.reset()
    check.mutate(next, { onSuccess: ({ data }) => setChecked(data) })
  }
  function forget() {
    setUpload(undefined)
    setChecked(undefined)
    draft.change(undefined)
  }
  return (
    <>
      <div className={styles.upload}>
        <label htmlFor={id}>{say.file}</label>
        <p className={styles.lead}>{say.fileHint}</p>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,text/csv"
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            const made = file && (await readUpload(file))
            // The same file can be chosen again once it is corrected.
            target.value = ''
            if (made) read(made)
            else setTooLarge(file !== undefined)
          }}
        />
        {isTooLarge && <Notice tone="warning" live="assertive" title={say.tooLarge} />}
        <TextArea
          label={say.paste}
          hint={say.pasteHint}
          rows={4}
          dir="ltr"
          value={pasted}
          onChange={({ target }) => draft.change(target.value === '' ? undefined : target.value)}
        />
        {pasted.trim() !== '' && (
          <Button busy={check.isPending} onClick={() => read({ name: say.pasted, text: pasted })}>
            {say.read}
          </Button>
        )}
      </div>
      {check.isPending && <p role="status">{say.reading}</p>}
      {upload && checked && (
        <div className={styles.checked}>
          <h2>{say.found(upload.name)}</h2>
          {newCheckOf(replace.error) && <Notice tone="warning" live="assertive" title={say.conflict} />}
          <Answers check={checked} upload={upload} busy={check.isPending} onAnswer={read} />
          <Problems check={checked} />
          {checked.difference && (
            <Difference
              difference={checked.difference}
              busy={replace.isPending}
              onUse={() =>
                replace.mutate(
                  { version: checked.version, upload },
                  { onSuccess: forget, onError: (error) => setChecked(newCheckOf(error) ?? checked) },
                )
              }
            />
          )}
        </div>
      )}
    </>
  )
}
