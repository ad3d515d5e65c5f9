import {
  ContentHistoryScreen,
  parseContentKind,
  ContentListScreen,
  ContentScreen,
  ContentItemScreen,
  LibraryFileScreen,
  LibraryScreen,
} from '@minaret/screens/desk/content'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** The overview of the website's content. */
export const ContentPage = () => <MosquePage>{(mosque) => <ContentScreen mosque={mosque} />}</MosquePage>

/** The kind and item in the URL. The kind is undefined if it does not exist. */
function useContentParams() {
  const { mosque = '', kind: name = '', thing: id = '' } = useParams()
  return { kind: parseContentKind(name), id, contentPath: `/${mosque}/content` }
}

/** The items of one kind. */
export function ContentListPage() {
  const { kind, contentPath } = useContentParams()
  if (!kind) return <Navigate to={contentPath} replace />
  return <MosquePage>{(mosque) => <ContentListScreen key={kind} mosque={mosque} kind={kind} />}</MosquePage>
}

/** The editor of one item; `new` in the URL creates one. */
export function ContentItemPage() {
  const { kind, id, contentPath } = useContentParams()
  const go = useNavigateAfterSaving()
  const [search] = useSearchParams()
  const addTo = search.get('add')
  if (!kind) return <Navigate to={contentPath} replace />
  return (
    <MosquePage>
      {(mosque) => (
        <ContentItemScreen
          key={`${kind} ${id}`}
          mosque={mosque}
          kind={kind}
          {...(id === 'new' ? {} : { id })}
          {...(addTo ? { addTo } : {})}
          onStored={(newId) => go(`${contentPath}/${kind}/${newId}`, { replace: true, preventScrollReset: true })}
          onDone={() => go(`${contentPath}/${kind}`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** The versions of one item. */
export function ContentHistoryPage() {
  const { kind, id, contentPath } = useContentParams()
  if (!kind) return <Navigate to={contentPath} replace />
  return <MosquePage>{(mosque) => <ContentHistoryScreen mosque={mosque} kind={kind} id={id} />}</MosquePage>
}

/** The mosque's pictures and files. */
export function LibraryPage() {
  const go = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => <LibraryScreen mosque={mosque} onStored={(file) => go(`/${mosque.slug}/content/library/${file}`)} />}
    </MosquePage>
  )
}

/** One picture or file. */
export function LibraryFilePage() {
  const { file = '' } = useParams()
  return <MosquePage>{(mosque) => <LibraryFileScreen key={file} mosque={mosque} file={file} />}</MosquePage>
}
