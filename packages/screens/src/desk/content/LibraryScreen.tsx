import type { DeskMosque, LibraryFile } from '@minaret/contract/desk'
import { useContentKinds, useLibrary } from '@minaret/domain/desk'
import { Button, EmptyState, LineLink, Link, Select, TextField } from '@minaret/ui'
import { useRef, useState } from 'react'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { pictureTypes } from './PictureField.tsx'
import { useContentTexts } from './useContentTexts.ts'
import { useDebounced } from '../../app/useDebounced.ts'
import { useUpload } from './useUpload.ts'
import styles from './content.module.css'

export type LibraryScreenProps = {
  mosque: DeskMosque
  /** Called with the id of an uploaded file. */
  onStored(file: string): void
}

/** A mosque's pictures and files, with search and upload, each linked to its own page. */
export function LibraryScreen({ mosque, onStored }: LibraryScreenProps) {
  const { texts } = useContentTexts()
  const { library } = texts
  const kinds = useContentKinds(mosque.slug)
  const mayAdd = kinds.data?.some(({ mayEdit }) => mayEdit) === true
  const [kind, setKind] = useState<LibraryFile['kind']>('picture')
  const [searchText, setSearchText] = useState('')
  const search = useDebounced(searchText.trim())
  const files = useLibrary(mosque.slug, kind, search)
  const picker = useRef<HTMLInputElement>(null)
  const upload = useUpload(mosque.slug, ({ file }) => onStored(file))
  const items = files.data?.pages.flatMap((page) => page.items)
  return (
    <DeskFrame mosque={mosque} page="content" title={library.title}>
      <LineLink href={deskPath(mosque.slug, 'content')} className={styles.back}>
        {texts.back}
      </LineLink>
      <h1>{library.title}</h1>
      <p className={styles.hint}>{library.lead}</p>
      {mayAdd && (
        <div className={styles.upload}>
          <input
            ref={picker}
            type="file"
            hidden
            {...(kind === 'picture' ? { accept: pictureTypes } : {})}
            onChange={({ target }) => {
              upload.send(target.files?.[0])
              target.value = ''
            }}
          />
          <Button size="large" busy={upload.percent !== undefined} onClick={() => picker.current?.click()}>
            {kind === 'picture' ? library.addPicture : library.addFile}
          </Button>
          <p role="status">
            {upload.percent === undefined ? '' : texts.picture.uploading({ percent: upload.percent })}
          </p>
          {upload.problem && (
            <p role="alert" className={styles.error}>
              {upload.problem}
            </p>
          )}
        </div>
      )}
      <div className={styles.filters}>
        <TextField
          type="search"
          label={texts.list.search}
          value={searchText}
          dir="auto"
          onChange={({ target }) => setSearchText(target.value)}
        />
        <Select
          label={texts.list.state}
          value={kind}
          options={[
            { value: 'picture', label: library.pictures },
            { value: 'document', label: library.files },
          ]}
          onChange={({ target }) => setKind(target.value === 'document' ? 'document' : 'picture')}
        />
      </div>
      {!items && <Loading hasFailed={files.isError} retry={() => void files.refetch()} />}
      {items?.length === 0 && (
        <EmptyState seed="library" title={search === '' ? texts.list.none : texts.list.noneFound} />
      )}
      <ul className={kind === 'picture' ? styles.pictures : styles.list}>
        {items?.map((file) => (
          <li key={file.file}>
            <Link href={`${deskPath(mosque.slug, 'content')}/library/${file.file}`} className={styles.file}>
              {file.thumbnail && <img src={file.thumbnail} alt="" loading="lazy" />}
              <span dir="auto" className={styles.fileName}>
                {file.alt || file.name}
              </span>
              <span className={styles.hint}>{file.used ? library.used : library.unused}</span>
            </Link>
          </li>
        ))}
      </ul>
      {files.hasNextPage && (
        <Button tone="quiet" busy={files.isFetchingNextPage} onClick={() => void files.fetchNextPage()}>
          {texts.list.more}
        </Button>
      )}
    </DeskFrame>
  )
}
