import { StaffScreen } from '@minaret/screens/desk/staff'
import { MosquePage } from '../MosquePage.tsx'

/** The mosque's staff. */
export const StaffPage = () => <MosquePage>{(mosque) => <StaffScreen mosque={mosque} />}</MosquePage>
