import { DetailsScreen, DetailsSectionScreen } from '@minaret/screens/desk-details'
import { useNavigate, useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** A mosque’s details. */
export const DetailsPage = () => <MosquePage>{(mosque) => <DetailsScreen mosque={mosque} />}</MosquePage>

/** Changing one section of it. */
export function DetailsSectionPage() {
  const go = useNavigate()
  const { section = '' } = useParams()
  return (
    <MosquePage>
      {(mosque) => (
        <DetailsSectionScreen
          mosque={mosque}
          section={section}
          onDone={() => void go(`/${mosque.slug}/details`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
