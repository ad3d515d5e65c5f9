import {
  ContentHistoryScreen,
  contentKindOf,
  ContentListScreen,
  ContentScreen,
  ContentThingScreen,
  LibraryFileScreen,
  LibraryScreen,
} from '@minaret/screens/desk/content'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useGoAfterSaving } from '../useGoAfterSaving.ts'

/** Everything the website says. */
export const ContentPage = () => <MosquePage>{(mosque) => <ContentScreen mosque={mosque} />}</MosquePage>

/** What is named in the address; a kind that is none leads back to all of them. */
function useNamed() {
  const { mosque = '', kind: name = '', thing = '' } = useParams()
  return { kind: contentKindOf(name), thing, all: `/${mosque}/content` }
}

/** The things of one kind. */
export function ContentListPage() {
  const { kind, all } = useNamed()
  if (!kind) return <Navigate to={all} replace />
  return <MosquePage>{(mosque) => <ContentListScreen key={kind} mosque={mosque} kind={kind} />}</MosquePage>
}

/** One thing; `new` is one that is to be written. */
export function ContentThingPage() {
  const { kind, thing, all } = useNamed()
  const go = useGoAfterSaving()
  const [search] = useSearchParams()
  const adds = search.get('add')
  if (!kind) return <Navigate to={all} replace />
  return (
    <MosquePage>
      {(mosque) => (
        <ContentThingScreen
          key={`${kind} ${thing}`}
          mosque={mosque}
          kind={kind}
          {...(thing === 'new' ? {} : { id: thing })}
          {...(adds ? { adds } : {})}
          onStored={(id) => go(`${all}/${kind}/${id}`, { replace: true, preventScrollReset: true })}
          onDone={() => go(`${all}/${kind}`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** The versions of one thing. */
export function ContentHistoryPage() {
  const { kind, thing, all } = useNamed()
  if (!kind) return <Navigate to={all} replace />
  return <MosquePage>{(mosque) => <ContentHistoryScreen mosque={mosque} kind={kind} id={thing} />}</MosquePage>
}

/** The mosque's pictures and files. */
export function LibraryPage() {
  const go = useGoAfterSaving()
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
