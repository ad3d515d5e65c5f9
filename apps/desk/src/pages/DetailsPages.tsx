import { DetailsScreen, DetailsSectionScreen } from '@minaret/screens/desk/details'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** A mosque’s details. */
export const DetailsPage = () => <MosquePage>{(mosque) => <DetailsScreen mosque={mosque} />}</MosquePage>

/** The form for one section of the details. */
export function DetailsSectionPage() {
  const navigate = useNavigateAfterSaving()
  const { section = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <DetailsSectionScreen
          mosque={mosque}
          section={section}
          onDone={() => navigate(`/${mosque.slug}/details`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
