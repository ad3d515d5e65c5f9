import {
  ImportScreen,
  IssueScreen,
  NewsletterScreen,
  parseSubscriberFilter,
  SubscribersScreen,
} from '@minaret/screens/desk/newsletter'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** The newsletter's issues. */
export const NewsletterPage = () => <MosquePage>{(mosque) => <NewsletterScreen mosque={mosque} />}</MosquePage>

/** The newsletter's subscribers; the filter is in the URL. */
export function SubscribersPage() {
  const [search, setSearch] = useSearchParams()
  const filter = parseSubscriberFilter(search.get('show'), search.get('search'))
  const onSearch = (text: string) =>
    setSearch({ ...(filter.show === 'confirmed' ? {} : { show: filter.show }), ...(text ? { search: text } : {}) })
  return (
    <MosquePage>{(mosque) => <SubscribersScreen mosque={mosque} filter={filter} onSearch={onSearch} />}</MosquePage>
  )
}

/** The import of subscribers who agreed elsewhere. */
export const ImportPage = () => <MosquePage>{(mosque) => <ImportScreen mosque={mosque} />}</MosquePage>

/** One issue, or a new one. */
export function IssuePage() {
  const { mosque: slug = '', issue } = useParams()
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <IssueScreen
          key={issue}
          mosque={mosque}
          id={issue}
          onStored={(id) => navigate(`/${slug}/newsletter/${id}`, { replace: true })}
          onDeleted={() => navigate(`/${slug}/newsletter`)}
        />
      )}
    </MosquePage>
  )
}
