import { StaffScreen } from '@minaret/screens/desk/staff'
import { MosquePage } from '../MosquePage.tsx'

export const StaffPage = () => <MosquePage>{(mosque) => <StaffScreen mosque={mosque} />}</MosquePage>
