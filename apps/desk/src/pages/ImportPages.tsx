import { ImportScreen, ImportsScreen } from '@minaret/screens/desk/import'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** Imports from other systems. */
export function ImportsPage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <ImportsScreen mosque={mosque} onUploaded={(id) => navigate(`/${mosque.slug}/details/import/${id}`)} />
      )}
    </MosquePage>
  )
}

/** One import. */
export function ImportPage() {
  const { import: id = '' } = useParams()
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <ImportScreen
          key={id}
          mosque={mosque}
          id={id}
          onDeleted={() => navigate(`/${mosque.slug}/details/import`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
