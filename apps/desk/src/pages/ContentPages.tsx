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
  const { mosque = '', kind: name = '', item = '' } = useParams()
  return { kind: parseContentKind(name), item, contentPath: `/${mosque}/content` }
}

/** The items of one kind. */
export function ContentListPage() {
  const { kind, contentPath } = useContentParams()
  if (!kind) return <Navigate to={contentPath} replace />
  return <MosquePage>{(mosque) => <ContentListScreen key={kind} mosque={mosque} kind={kind} />}</MosquePage>
}

/** The editor of one item; `new` in the URL creates one. */
export function ContentItemPage() {
  const { kind, item, contentPath } = useContentParams()
  const navigate = useNavigateAfterSaving()
  const [search] = useSearchParams()
  const addTo = search.get('add')
  if (!kind) return <Navigate to={contentPath} replace />
  return (
    <MosquePage>
      {(mosque) => (
        <ContentItemScreen
          key={`${kind} ${item}`}
          mosque={mosque}
          kind={kind}
          {...(item === 'new' ? {} : { id: item })}
          {...(addTo ? { addTo } : {})}
          onStored={(id) => navigate(`${contentPath}/${kind}/${id}`, { replace: true, preventScrollReset: true })}
          onDone={() => navigate(`${contentPath}/${kind}`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** The versions of one item. */
export function ContentHistoryPage() {
  const { kind, item, contentPath } = useContentParams()
  if (!kind) return <Navigate to={contentPath} replace />
  return <MosquePage>{(mosque) => <ContentHistoryScreen mosque={mosque} kind={kind} id={item} />}</MosquePage>
}

/** The mosque's pictures and files. */
export function LibraryPage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <LibraryScreen mosque={mosque} onStored={(file) => navigate(`/${mosque.slug}/content/library/${file}`)} />
      )}
    </MosquePage>
  )
}

/** One picture or file. */
export function LibraryFilePage() {
  const { file = '' } = useParams()
  return <MosquePage>{(mosque) => <LibraryFileScreen key={file} mosque={mosque} file={file} />}</MosquePage>
}
