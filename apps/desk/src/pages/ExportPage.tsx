import { ExportScreen } from '@minaret/screens/desk/export'
import { MosquePage } from '../MosquePage.tsx'

/** The export of a mosque's data. */
export const ExportPage = () => <MosquePage>{(mosque) => <ExportScreen mosque={mosque} />}</MosquePage>
