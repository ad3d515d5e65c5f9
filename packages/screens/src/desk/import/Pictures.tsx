import type { Import } from '@minaret/contract/desk'
import { type AddedPictures, useAddPictures, useDeskQuery } from '@minaret/domain/desk'
import { Meter, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './import.module.css'

/** Maximum number of files listed by name. */
const maxListed = 10

/** Adds the pictures that a WordPress export only refers to, from a copy of its uploads folder on this computer. */
export function Pictures({ mosque, found }: { mosque: string; found: Import }) {
  const { t, format } = useWords('deskImport')
  const say = t.deskImport.files
  const id = useId()
  const pictures = useDeskQuery('importPictureList', { mosque, import: found.id })
  const [progress, setProgress] = useState<readonly [done: number, total: number]>()
  const addPictures = useAddPictures(mosque, found.id, (done, total) => setProgress([done, total]))
  const all = pictures.data?.pictures ?? []
  if (all.length === 0) return null
  const missing = all.filter(({ chosen }) => !chosen)
  const onChoose = (files: FileList | null) => {
    if (!files || files.length === 0) return
    addPictures.mutate({ wanted: all, files: [...files] }, { onSettled: () => setProgress(undefined) })
  }
  return (
    <section className={styles.parts} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say.title}</h2>
      <p>{say.count({ done: format.number(all.length - missing.length), total: format.number(all.length) })}</p>
      {missing.length > 0 && (
        <>
          <p className={styles.hint}>{say.how}</p>
          <div className={styles.file}>
            <label htmlFor={`${id}-folder`}>{say.folder}</label>
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
            <label htmlFor={`${id}-files`}>{say.pictures}</label>
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
          label={say.bringing}
          value={progress[0]}
          max={progress[1]}
          text={say.progress({ done: format.number(progress[0]), total: format.number(progress[1]) })}
        />
      )}
      {addPictures.data && <Result result={addPictures.data} />}
      {missing.length > 0 && (
        <details>
          <summary>{say.missing({ count: format.number(missing.length) })}</summary>
          <ul className={styles.notes}>
            {missing.slice(0, maxListed).map(({ path }) => (
              <li key={path}>
                <bdi dir="ltr">{path}</bdi>
              </li>
            ))}
            {missing.length > maxListed && <li>{say.others({ count: format.number(missing.length - maxListed) })}</li>}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The result of adding the chosen files. */
function Result({ result: { brought, refused } }: { result: AddedPictures }) {
  const { t, format } = useWords('deskImport')
  const say = t.deskImport.files
  return (
    <>
      <Notice
        tone={brought > 0 ? 'success' : 'warning'}
        live="polite"
        title={brought > 0 ? say.brought({ count: format.number(brought) }) : say.noneFound}
      />
      {refused.length > 0 && (
        <Notice tone="warning" title={say.refused({ count: format.number(refused.length) })}>
          <ul className={styles.notes}>
            {refused.slice(0, maxListed).map(({ name, reason }) => (
              <li key={name}>
                <bdi>{name}</bdi>
                {`: ${reason ?? say.tooLarge}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
