import { ReportsScreen } from '@minaret/screens/desk/reports'
import { MosquePage } from '../MosquePage.tsx'

/** Giving, as the ledger has it. */
export const ReportsPage = () => <MosquePage>{(mosque) => <ReportsScreen mosque={mosque} />}</MosquePage>
