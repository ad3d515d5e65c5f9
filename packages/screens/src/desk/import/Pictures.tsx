import type { Import } from '@minaret/contract/desk'
import { type AddedPictures, useAddPictures, useDeskQuery } from '@minaret/domain/desk'
import { Meter, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './import.module.css'

/** Maximum number of files listed by name. */
const maxListed = 10

/** Adds the pictures that a WordPress export only refers to, from a copy of its uploads folder on this computer. */
export function Pictures({ mosque, importRecord }: { mosque: string; importRecord: Import }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.files
  const id = useId()
  const pictures = useDeskQuery('importPictureList', { mosque, import: importRecord.id })
  const [progress, setProgress] = useState<readonly [done: number, total: number]>()
  const addPictures = useAddPictures(mosque, importRecord.id, (done, total) => setProgress([done, total]))
  const allPictures = pictures.data?.pictures ?? []
  if (allPictures.length === 0) return null
  const missingPictures = allPictures.filter(({ chosen }) => !chosen)
  const onChoose = (files: FileList | null) => {
    if (!files || files.length === 0) return
    addPictures.mutate({ pictures: allPictures, files: [...files] }, { onSettled: () => setProgress(undefined) })
  }
  return (
    <section className={styles.parts} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p>
        {texts.count({
          done: format.number(allPictures.length - missingPictures.length),
          total: format.number(allPictures.length),
          count: allPictures.length,
        })}
      </p>
      {missingPictures.length > 0 && (
        <>
          <p className={styles.hint}>{texts.how}</p>
          <div className={styles.file}>
            <label htmlFor={`${id}-folder`}>{texts.folder}</label>
            <input
              id={`${id}-folder`}
              type="file"
              multiple
              disabled={addPictures.isPending}
              ref={(input) => input?.setAttribute('webkitdirectory', '')}
              onChange={({ target }) => onChoose(target.files)}
            />
          </div>
          <div className={styles.file}>
            <label htmlFor={`${id}-files`}>{texts.pictures}</label>
            <input
              id={`${id}-files`}
              type="file"
              multiple
              accept="image/*"
              disabled={addPictures.isPending}
              onChange={({ target }) => onChoose(target.files)}
            />
          </div>
        </>
      )}
      {progress && (
        <Meter
          label={texts.uploading}
          value={progress[0]}
          max={progress[1]}
          text={texts.progress({ done: format.number(progress[0]), total: format.number(progress[1]) })}
        />
      )}
      {addPictures.data && <Result result={addPictures.data} />}
      {missingPictures.length > 0 && (
        <details>
          <summary>{texts.missing({ count: format.number(missingPictures.length) })}</summary>
          <ul className={styles.notes}>
            {missingPictures.slice(0, maxListed).map(({ path }) => (
              <li key={path}>
                <bdi dir="ltr">{path}</bdi>
              </li>
            ))}
            {missingPictures.length > maxListed && (
              <li>{texts.moreFiles({ count: format.number(missingPictures.length - maxListed) })}</li>
            )}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The result of adding the chosen files. */
function Result({ result: { added: addedCount, rejected: rejectedFiles } }: { result: AddedPictures }) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport.files
  return (
    <>
      <Notice
        tone={addedCount > 0 ? 'success' : 'warning'}
        live="polite"
        title={addedCount > 0 ? texts.added({ count: format.number(addedCount) }) : texts.noneFound}
      />
      {rejectedFiles.length > 0 && (
        <Notice tone="warning" title={texts.refused({ count: format.number(rejectedFiles.length) })}>
          <ul className={styles.notes}>
            {rejectedFiles.slice(0, maxListed).map(({ name, reason }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                {`: ${reason ?? texts.tooLarge}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
