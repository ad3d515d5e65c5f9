import { Button } from '@minaret/ui'
import { useRef } from 'react'
import type { DateTimeFieldProps } from './DateTimeField.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { useUpload } from './useUpload.ts'
import styles from './form.module.css'

/** A downloadable file. */
export function FileField(props: DateTimeFieldProps & { mosque: string }) {
  const { mosque, id, label, hint, optional, error, value, isReadOnly, onChange } = props
  const { texts } = useContentTexts()
  const picker = useRef<HTMLInputElement>(null)
  const upload = useUpload(mosque, (file) => onChange(file.value))
  const problem = upload.problem ?? error
  return (
    <div id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-label`} className={styles.picture}>
      <span id={`${id}-label`} className={styles.label}>
        {label} {optional && <span className={styles.hint}>{optional}</span>}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      {value !== '' && <bdi>{value.split('/').at(-1)}</bdi>}
      <p role="status">{upload.percent === undefined ? '' : texts.picture.uploading({ percent: upload.percent })}</p>
      {!isReadOnly && (
        <>
          <input
            ref={picker}
            type="file"
            hidden
            onChange={({ target }) => {
              upload.send(target.files?.[0])
              target.value = ''
            }}
          />
          <Button tone="quiet" onClick={() => picker.current?.click()}>
            {value === '' ? texts.picture.file : texts.picture.changeFile}
          </Button>
        </>
      )}
    </div>
  )
}
