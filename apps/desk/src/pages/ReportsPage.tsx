import { ReportsScreen } from '@minaret/screens/desk/reports'
import { MosquePage } from '../MosquePage.tsx'

/** Reports on giving, from the ledger. */
export const ReportsPage = () => <MosquePage>{(mosque) => <ReportsScreen mosque={mosque} />}</MosquePage>
