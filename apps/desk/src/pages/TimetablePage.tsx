import { TimetableScreen, TypeTimetableScreen } from '@minaret/screens/desk/timetable'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** The mosque's timetable, and the upload of a new one. */
export function TimetablePage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <TimetableScreen mosque={mosque} onPicture={() => navigate(`/${mosque.slug}/times/timetable/type`)} />
      )}
    </MosquePage>
  )
}

/** The form for typing in a timetable from paper. */
export const TypeTimetablePage = () => <MosquePage>{(mosque) => <TypeTimetableScreen mosque={mosque} />}</MosquePage>
