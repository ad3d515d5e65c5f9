import { ProtectedScreen } from '@minaret/screens/desk/protected'
import { MosquePage } from '../MosquePage.tsx'

/** The settings that take two owners. */
export const ProtectedPage = () => <MosquePage>{(mosque) => <ProtectedScreen mosque={mosque} />}</MosquePage>
