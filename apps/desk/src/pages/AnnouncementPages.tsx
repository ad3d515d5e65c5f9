import { AnnouncementsScreen, EditAnnouncementScreen, NewAnnouncementScreen } from '@minaret/screens/desk-announcements'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** What a mosque announces. */
export const AnnouncementsPage = () => <MosquePage>{(mosque) => <AnnouncementsScreen mosque={mosque} />}</MosquePage>

/** Announcing something; with an earlier announcement's words where the address names one. */
export function NewAnnouncementPage() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const like = search.get('like')
  return (
    <MosquePage>
      {(mosque) => (
        <NewAnnouncementScreen
          mosque={mosque}
          {...(like ? { like } : {})}
          onDone={() => void go(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}

/** Changing an announcement. */
export function EditAnnouncementPage() {
  const go = useNavigate()
  const { announcement = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <EditAnnouncementScreen
          mosque={mosque}
          id={announcement}
          onDone={() => void go(`/${mosque.slug}/announcements`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
