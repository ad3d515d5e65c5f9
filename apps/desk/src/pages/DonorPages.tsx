import { DonorScreen, DonorsScreen, DuplicatesScreen } from '@minaret/screens/desk/donors'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** The list of donors. */
export const DonorsPage = () => <MosquePage>{(mosque) => <DonorsScreen mosque={mosque} />}</MosquePage>

/** Donors that may be duplicates. */
export const DuplicatesPage = () => <MosquePage>{(mosque) => <DuplicatesScreen mosque={mosque} />}</MosquePage>

/** One donor. */
export function DonorPage() {
  const { donor = '' } = useParams()
  return <MosquePage>{(mosque) => <DonorScreen key={donor} mosque={mosque} donor={donor} />}</MosquePage>
}
