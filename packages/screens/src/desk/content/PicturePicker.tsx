import type { LibraryFile } from '@minaret/contract/desk'
import { useLibrary } from '@minaret/domain/desk'
import { Button } from '@minaret/ui'
import { Loading } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

/** A picker of the mosque's pictures. */
export function PicturePicker({ mosque, onChoose }: { mosque: string; onChoose(file: LibraryFile): void }) {
  const { texts } = useContentTexts()
  const library = useLibrary(mosque, 'picture')
  if (!library.data) return <Loading hasFailed={library.isError} retry={() => void library.refetch()} />
  const files = library.data.pages.flatMap(({ items }) => items)
  if (files.length === 0) return <p className={styles.hint}>{texts.picture.none}</p>
  return (
    <>
      <ul className={styles.library}>
        {files.map((file) => (
          <li key={file.file}>
            <button
              type="button"
              aria-label={texts.picture.use({ name: file.alt || file.name })}
              onClick={() => onChoose(file)}
            >
              <img src={file.thumbnail} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button tone="quiet" busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
          {texts.list.more}
        </Button>
      )}
    </>
  )
}
