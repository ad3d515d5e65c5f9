import type { DeskMosque, LibraryFile, LibraryFileDetail } from '@minaret/contract/desk'
import { useChangeFile, useContentKinds, useLibraryFile, useReplaceFile } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, LineLink, Link, TextField } from '@minaret/ui'
import { useState } from 'react'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { FocusPoint } from './FocusPoint.tsx'
import { PicturePicker } from './PicturePicker.tsx'
import { useContentTexts } from './useContentTexts.ts'
import styles from './content.module.css'

export type LibraryFileScreenProps = { mosque: DeskMosque; file: string }

/** One picture or file: alt text, focus point, uses, and replacement. */
export function LibraryFileScreen({ mosque, file }: LibraryFileScreenProps) {
  const { texts } = useContentTexts()
  const query = useLibraryFile(mosque.slug, file)
  const kinds = useContentKinds(mosque.slug)
  const mayEdit = kinds.data?.some((kind) => kind.mayEdit) === true
  const title = query.data ? query.data.file.alt || query.data.file.name : texts.library.title
  return (
    <DeskFrame mosque={mosque} page="content" title={title}>
      <LineLink href={`${deskPath(mosque.slug, 'content')}/library`} className={styles.back}>
        {texts.library.back}
      </LineLink>
      <h1 dir="auto">{title}</h1>
      {query.data && kinds.data ? (
        <FileDetail mosque={mosque} detail={query.data} mayEdit={mayEdit} />
      ) : (
        <Loading hasFailed={query.isError || kinds.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

type FileDetailProps = { mosque: DeskMosque; detail: LibraryFileDetail; mayEdit: boolean }

function FileDetail({ mosque, detail: { file, uses }, mayEdit }: FileDetailProps) {
  const { texts } = useContentTexts()
  const { library } = texts
  const change = useChangeFile(mosque.slug)
  const contentPath = deskPath(mosque.slug, 'content')
  return (
    <div className={styles.fileDetail}>
      {file.view && (
        <FocusPoint
          key={file.file}
          picture={file}
          isReadOnly={!mayEdit}
          onChange={(focus) => change.mutate({ file: file.file, focus })}
        />
      )}
      {file.kind === 'picture' && mayEdit && (
        <AltText
          file={file}
          isBusy={change.isPending}
          isSaved={change.isSuccess && change.variables.alt !== undefined}
          onSave={(alt) => change.mutate({ file: file.file, alt })}
        />
      )}
      <section aria-labelledby="uses">
        <h2 id="uses">{library.uses}</h2>
        {uses.length === 0 ? (
          <p className={styles.hint}>{library.unusedHint}</p>
        ) : (
          <ul className={styles.list}>
            {uses.map(({ what: source, kind, id, title }) => (
              <li key={`${source} ${kind ?? ''} ${id ?? ''} ${title}`}>
                {kind && id ? (
                  <Link href={`${contentPath}/${kind}/${id}`} dir="auto">
                    {title}
                  </Link>
                ) : (
                  <bdi>{title}</bdi>
                )}{' '}
                <span className={styles.hint}>{kind ? texts.kinds[kind] : library.setting}</span>
                {source === 'draft' && <span className={styles.hint}> · {texts.states.draft}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayEdit && file.kind === 'picture' && uses.some(({ what: source }) => source === 'content') && (
        <ReplacePicture
          mosque={mosque.slug}
          file={file}
          usageCount={uses.filter(({ what: source }) => source === 'content').length}
        />
      )}
    </div>
  )
}

type AltTextProps = { file: LibraryFile; isBusy: boolean; isSaved: boolean; onSave(alt: string): void }

/** The default alt text of a picture. */
function AltText({ file, isBusy, isSaved, onSave }: AltTextProps) {
  const { texts } = useContentTexts()
  const [alt, setAlt] = useState(file.alt ?? '')
  return (
    <div className={styles.fileText}>
      <TextField
        label={texts.picture.alt}
        hint={texts.picture.altHint}
        dir="auto"
        maxLength={300}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <ButtonRow className={styles.buttons}>
        <Button busy={isBusy} onClick={() => onSave(alt.trim())}>
          {texts.library.save}
        </Button>
        <span role="status">{isSaved && alt.trim() === (file.alt ?? '') ? texts.saveStatus.saved : ''}</span>
      </ButtonRow>
    </div>
  )
}

/** Replaces the picture wherever it is used. */
function ReplacePicture({ mosque, file, usageCount }: { mosque: string; file: LibraryFile; usageCount: number }) {
  const { texts } = useContentTexts()
  const { library } = texts
  const replace = useReplaceFile(mosque, file.file)
  const [isChoosing, setChoosing] = useState(false)
  const [replacement, setReplacement] = useState<LibraryFile>()
  return (
    <section aria-labelledby="replace">
      <h2 id="replace">{library.replace}</h2>
      <p className={styles.hint}>{library.replaceHint({ count: usageCount })}</p>
      <Button tone="quiet" busy={replace.isPending} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
        {isChoosing ? texts.picture.closeLibrary : library.chooseOther}
      </Button>
      {isChoosing && <PicturePicker mosque={mosque} onChoose={setReplacement} />}
      <ConfirmDialog
        open={replacement !== undefined}
        title={library.replaceAsk({ name: replacement?.alt || replacement?.name || '' })}
        confirmLabel={library.replaceNow}
        cancelLabel={texts.actions.cancel}
        onCancel={() => setReplacement(undefined)}
        onConfirm={() => {
          if (replacement) replace.mutate(replacement.file)
          setReplacement(undefined)
          setChoosing(false)
        }}
      >
        {library.replaceHint({ count: usageCount })}
      </ConfirmDialog>
    </section>
  )
}
