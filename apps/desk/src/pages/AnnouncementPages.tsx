import { AnnouncementsScreen, EditAnnouncementScreen, NewAnnouncementScreen } from '@minaret/screens/desk/announcements'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** The list of announcements. */
export const AnnouncementsPage = () => <MosquePage>{(mosque) => <AnnouncementsScreen mosque={mosque} />}</MosquePage>

/** The form for a new announcement; copies an earlier one if the URL names it. */
export function NewAnnouncementPage() {
  const navigate = useNavigateAfterSaving()
  const [search] = useSearchParams()
  const sourceId = search.get('like')
  return (
    <MosquePage>
      {(mosque) => (
        <NewAnnouncementScreen
          mosque={mosque}
          {...(sourceId ? { copiedId: sourceId } : {})}
          onDone={() => navigate(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** The form for an existing announcement. */
export function EditAnnouncementPage() {
  const navigate = useNavigateAfterSaving()
  const { announcement = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <EditAnnouncementScreen
          mosque={mosque}
          id={announcement}
          onDone={() => navigate(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
