import { ExportScreen } from '@minaret/screens/desk/export'
import { MosquePage } from '../MosquePage.tsx'

/** Everything of the mosque as one file. */
export const ExportPage = () => <MosquePage>{(mosque) => <ExportScreen mosque={mosque} />}</MosquePage>
