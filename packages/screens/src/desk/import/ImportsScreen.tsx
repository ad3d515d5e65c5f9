import type { DeskMosque, Import } from '@minaret/contract/desk'
import { useDeskQuery, useUploadImport } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { LineLink, Link, List, Meter, Notice } from '@minaret/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant } from '../frame/index.ts'
import styles from './import.module.css'
import { StripeImport } from './StripeImport.tsx'
import { importsPath } from './paths.ts'

type ImportsScreenProps = {
  mosque: DeskMosque
  /** Called with the import's id once the file is uploaded, or the listing of regular gifts has started. */
  onUploaded(id: string): void
}

/** Imports from other systems: the upload form, and earlier imports. */
export function ImportsScreen({ mosque, onUploaded }: ImportsScreenProps) {
  const { t } = useMessages('deskImport')
  const texts = t.deskImport
  const mayImport = mayUse('importList', mosque.roles)
  const list = useDeskQuery('importList', { mosque: mosque.slug }, { staleTime: 0, enabled: mayImport })
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {!mayImport && <Notice>{texts.noAccess}</Notice>}
      {mayImport && (
        <div className={styles.parts}>
          {mayUse('donorImportStart', mosque.roles) && (
            <Upload mosque={mosque.slug} holds="donors" onUploaded={onUploaded} />
          )}
          {mayUse('importStart', mosque.roles) && (
            <Upload mosque={mosque.slug} holds="website" onUploaded={onUploaded} />
          )}
          {mayUse('subscriptionImportView', mosque.roles) && <StripeImport mosque={mosque} onStarted={onUploaded} />}
          {list.data ? (
            <EarlierImports mosque={mosque.slug} imports={list.data} />
          ) : (
            <Loading hasFailed={list.isError} retry={() => void list.refetch()} />
          )}
        </div>
      )}
    </DeskFrame>
  )
}

/** Accepted file types by kind of import. */
const acceptedTypes = { donors: '.csv,.txt,text/csv', website: '.xml,text/xml,application/xml' }

type UploadProps = { mosque: string; holds: keyof typeof acceptedTypes; onUploaded(id: string): void }

function Upload({ mosque, holds, onUploaded }: UploadProps) {
  const { t, format } = useMessages('deskImport')
  const texts = t.deskImport
  const kindTexts =
    holds === 'donors'
      ? texts.donors
      : { title: texts.websiteTitle, how: texts.how, hint: texts.hint, file: texts.file }
  const id = useId()
  const [progress, setProgress] = useState({ done: 0, total: 1 })
  const upload = useUploadImport(mosque, holds, (done, total) => setProgress({ done, total }))
  return (
    <section className={styles.parts} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{kindTexts.title}</h2>
      <p>{kindTexts.how}</p>
      <p className={styles.hint} id={`${id}-hint`}>
        {kindTexts.hint}
      </p>
      <div className={styles.file}>
        <label htmlFor={id}>{kindTexts.file}</label>
        <input
          id={id}
          type="file"
          aria-describedby={`${id}-hint`}
          accept={acceptedTypes[holds]}
          disabled={upload.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload.mutate(file, { onSuccess: onUploaded })
            // Cleared, so that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      {upload.isPending && (
        <Meter
          label={texts.uploading}
          value={progress.done}
          max={progress.total}
          text={texts.progress({ done: format.number(progress.done), total: format.number(progress.total) })}
        />
      )}
    </section>
  )
}

function EarlierImports({ mosque, imports }: { mosque: string; imports: readonly Import[] }) {
  const { t, format } = useMessages('deskImport')
  const formatInstant = useFormatInstant()
  const texts = t.deskImport
  if (imports.length === 0) return null
  return (
    <>
      <h2>{texts.earlier}</h2>
      <List
        label={texts.earlier}
        empty={null}
        rows={imports.map(({ id, name, holds, state, requestedBy, requestedAt }) => {
          const requestedTime = formatInstant(requestedAt)
          return {
            id,
            title: (
              <Link href={importsPath(mosque, id)}>
                {holds === 'subscriptions' ? texts.plans.name : <bdi>{name}</bdi>}
              </Link>
            ),
            meta: (
              <>
                <p>{texts.states[state]}</p>
                <p>
                  {requestedBy === undefined
                    ? requestedTime
                    : texts.at({ name: format.inText(requestedBy), at: requestedTime })}
                </p>
              </>
            ),
          }
        })}
      />
    </>
  )
}
