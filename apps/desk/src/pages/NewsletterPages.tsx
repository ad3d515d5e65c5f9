import {
  ImportScreen,
  IssueScreen,
  NewsletterScreen,
  readSubscribers,
  SubscribersScreen,
} from '@minaret/screens/desk/newsletter'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useGoAfterSaving } from '../useGoAfterSaving.ts'

/** Issues of the newsletter. */
export const NewsletterPage = () => <MosquePage>{(mosque) => <NewsletterScreen mosque={mosque} />}</MosquePage>

/** Who gets it; which of them is in the address. */
export function SubscribersPage() {
  const [search, setSearch] = useSearchParams()
  const wanted = readSubscribers(search.get('show'), search.get('search'))
  const onSearch = (text: string) =>
    setSearch({ ...(wanted.show === 'confirmed' ? {} : { show: wanted.show }), ...(text ? { search: text } : {}) })
  return (
    <MosquePage>{(mosque) => <SubscribersScreen mosque={mosque} wanted={wanted} onSearch={onSearch} />}</MosquePage>
  )
}

/** Bringing along people who agreed elsewhere. */
export const ImportPage = () => <MosquePage>{(mosque) => <ImportScreen mosque={mosque} />}</MosquePage>

/** One issue, or a new one. */
export function IssuePage() {
  const { mosque: slug = '', issue } = useParams()
  const go = useGoAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <IssueScreen
          key={issue}
          mosque={mosque}
          id={issue}
          onStored={(id) => go(`/${slug}/newsletter/${id}`, { replace: true })}
          onDeleted={() => go(`/${slug}/newsletter`)}
        />
      )}
    </MosquePage>
  )
}
