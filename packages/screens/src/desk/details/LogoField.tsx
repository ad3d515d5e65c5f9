import { useUploadLogo } from '@minaret/domain/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { PicturePicker } from '../content/index.ts'
import styles from './details.module.css'
import { shrinkForUpload } from './shrinkForUpload.ts'

export type LogoFieldProps = {
  mosque: string
  label: string
  hint?: string
  /** The text if there is no picture. */
  emptyText: string
  /** Whether a picture is chosen, and its preview if available. */
  isSet: boolean
  picture?: string
  error?: string
  /** Called with the URL and preview of a stored picture; undefined removes it. */
  onChange(next: { address: string; picture: string } | undefined): void
}

/**
 * A logo field: a file, uploaded as soon as it is chosen, or a picture from the library.
 * It takes effect when the form is saved.
 */
export function LogoField({ mosque, label, hint, emptyText, isSet, picture, error, onChange }: LogoFieldProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails.picture
  const upload = useUploadLogo(mosque)
  const [isChoosing, setChoosing] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const problem = isTooLarge ? texts.tooLarge : (upload.error?.message ?? error)

  async function onFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const pictureUpload = await shrinkForUpload(file)
    // The same file can be chosen again after a failure.
    target.value = ''
    setTooLarge(pictureUpload === undefined)
    if (pictureUpload) upload.mutate(pictureUpload, { onSuccess: onChange })
  }

  return (
    <div className={styles.logoField} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {picture ? (
        <span className={styles.thumbnail}>
          <img src={picture} alt={texts.alt} />
        </span>
      ) : (
        <p className={styles.hint}>{isSet ? texts.uploaded : emptyText}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={(event) => void onFileChange(event)}
      />
      <ButtonRow>
        <Button
          tone="quiet"
          busy={upload.isPending}
          aria-describedby={`${id}-label`}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? texts.uploading : isSet ? texts.replace : texts.choose}
        </Button>
        <Button
          tone="quiet"
          aria-expanded={isChoosing}
          aria-describedby={`${id}-label`}
          onClick={() => setChoosing(!isChoosing)}
        >
          {isChoosing ? texts.closeLibrary : texts.library}
        </Button>
        {isSet && (
          <Button tone="quiet" aria-describedby={`${id}-label`} onClick={() => onChange(undefined)}>
            {texts.remove}
          </Button>
        )}
      </ButtonRow>
      {isChoosing && (
        <PicturePicker
          mosque={mosque}
          onChoose={({ address, thumbnail }) => {
            if (address === undefined || thumbnail === undefined) return
            setChoosing(false)
            onChange({ address, picture: thumbnail })
          }}
        />
      )}
    </div>
  )
}
