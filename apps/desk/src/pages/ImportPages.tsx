import { ImportScreen, ImportsScreen } from '@minaret/screens/desk-import'
import { useNavigate, useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** What is brought along from another website. */
export function ImportsPage() {
  const go = useNavigate()
  return (
    <MosquePage>
      {(mosque) => (
        <ImportsScreen mosque={mosque} onUploaded={(id) => void go(`/${mosque.slug}/details/import/${id}`)} />
      )}
    </MosquePage>
  )
}

/** One import. */
export function ImportPage() {
  const { import: id = '' } = useParams()
  const go = useNavigate()
  return (
    <MosquePage>
      {(mosque) => (
        <ImportScreen
          key={id}
          mosque={mosque}
          id={id}
          onDeleted={() => void go(`/${mosque.slug}/details/import`, { replace: true })}
        />
      )}
    </MosquePage>
  )
}
