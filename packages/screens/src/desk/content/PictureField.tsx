import type { LibraryFile } from '@minaret/contract/desk'
import { useChangeFile } from '@minaret/domain/desk'
import { Button, ButtonRow, Checkbox, TextField } from '@minaret/ui'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { FocusPoint } from './FocusPoint.tsx'
import type { DateTimeFieldProps } from './DateTimeField.tsx'
import { PicturePicker } from './PicturePicker.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { useUpload } from './useUpload.ts'
import styles from './form.module.css'

export type PictureFieldProps = DateTimeFieldProps & {
  mosque: string
  /** The alt text; `-` for a decorative picture. */
  alt: string
  altError?: string
  pictures: readonly LibraryFile[]
  onAlt(alt: string): void
}

/** Accepted picture types, for a file input. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif'
const findPicture = (list: FileList) =>
  [...list].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** A picture, from the camera, a file, drag and drop or paste, with its alt text and focus point. */
export function PictureField(props: PictureFieldProps) {
  const { mosque, id, label, hint, optional, error, value, alt, altError, pictures, isReadOnly, onChange, onAlt } =
    props
  const { texts } = useContentTexts()
  const [selectedPicture, setSelectedPicture] = useState<LibraryFile>()
  const [isChoosing, setChoosing] = useState(false)
  const camera = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const { mutate: changeFile } = useChangeFile(mosque)
  const selectPicture = (file: LibraryFile) => {
    setSelectedPicture(file)
    setChoosing(false)
    onChange(file.value)
    if (alt === '' && file.alt) onAlt(file.alt)
  }
  const upload = useUpload(mosque, selectPicture)
  const picture = [selectedPicture, ...pictures].find((file) => file?.value === value)
  const isDecorative = alt === '-'
  const renderFileInput = (ref: typeof camera, extraProps: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={pictureTypes}
      {...extraProps}
      onChange={({ target }) => {
        upload.send(target.files?.[0])
        // The same file can be chosen again after a failure.
        target.value = ''
      }}
    />
  )

  return (
    // The buttons are the accessible alternative to drag and drop and paste.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      className={styles.picture}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        if (!isReadOnly) upload.send(findPicture(event.dataTransfer.files))
      }}
      onPaste={(event: ClipboardEvent) => {
        const file = findPicture(event.clipboardData.files)
        if (!file || isReadOnly) return
        event.preventDefault()
        upload.send(file)
      }}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label} {optional && <span className={styles.hint}>{optional}</span>}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      {(upload.problem ?? error) && (
        <p role="alert" className={styles.error}>
          {upload.problem ?? error}
        </p>
      )}
      {picture?.view && (
        <FocusPoint
          key={picture.file}
          picture={picture}
          isReadOnly={isReadOnly}
          onChange={(focus) => changeFile({ file: picture.file, focus })}
        />
      )}
      <div role="status">
        {upload.percent !== undefined && (
          <>
            <p>{texts.picture.uploading({ percent: upload.percent })}</p>
            <progress
              max={100}
              value={upload.percent}
              aria-label={texts.picture.uploading({ percent: upload.percent })}
            />
          </>
        )}
      </div>
      {!isReadOnly && (
        <>
          {renderFileInput(picker, {})}
          {renderFileInput(camera, { capture: 'environment' })}
          <ButtonRow>
            <Button tone="quiet" onClick={() => picker.current?.click()}>
              {value === '' ? texts.picture.choose : texts.picture.replace}
            </Button>
            <Button tone="quiet" className={styles.camera} onClick={() => camera.current?.click()}>
              {texts.picture.camera}
            </Button>
            <Button tone="quiet" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              {isChoosing ? texts.picture.closeLibrary : texts.picture.library}
            </Button>
            {value !== '' && (
              <Button tone="quiet" onClick={() => onChange('')}>
                {texts.picture.remove}
              </Button>
            )}
          </ButtonRow>
          <p className={styles.drop}>{texts.picture.drop}</p>
          {isChoosing && <PicturePicker mosque={mosque} onChoose={selectPicture} />}
        </>
      )}
      {value !== '' && (
        <>
          <TextField
            id={`${id}-alt`}
            label={texts.picture.alt}
            hint={texts.picture.altHint}
            error={altError ?? (alt === '' && error ? texts.picture.altMissing : undefined)}
            dir="auto"
            maxLength={300}
            disabled={isDecorative}
            readOnly={isReadOnly}
            value={isDecorative ? '' : alt}
            onChange={({ target }) => onAlt(target.value)}
          />
          {alt === '' && <p className={styles.hint}>{texts.picture.altMissing}</p>}
          <Checkbox
            label={texts.picture.decorative}
            disabled={isReadOnly}
            checked={isDecorative}
            onChange={({ target }) => onAlt(target.checked ? '-' : '')}
          />
        </>
      )}
    </div>
  )
}
