import { AnnouncementsScreen, EditAnnouncementScreen, NewAnnouncementScreen } from '@minaret/screens/desk/announcements'
import { useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useGoAfterSaving } from '../useGoAfterSaving.ts'

/** What a mosque announces. */
export const AnnouncementsPage = () => <MosquePage>{(mosque) => <AnnouncementsScreen mosque={mosque} />}</MosquePage>

/** Announcing something; with an earlier announcement's words where the address names one. */
export function NewAnnouncementPage() {
  const go = useGoAfterSaving()
  const [search] = useSearchParams()
  const like = search.get('like')
  return (
    <MosquePage>
      {(mosque) => (
        <NewAnnouncementScreen
          mosque={mosque}
          {...(like ? { like } : {})}
          onDone={() => go(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** Changing an announcement. */
export function EditAnnouncementPage() {
  const go = useGoAfterSaving()
  const { announcement = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <EditAnnouncementScreen
          mosque={mosque}
          id={announcement}
          onDone={() => go(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
