import { ProtectedScreen } from '@minaret/screens/desk/protected'
import { MosquePage } from '../MosquePage.tsx'

/** Settings that need two owners' approval. */
export const ProtectedPage = () => <MosquePage>{(mosque) => <ProtectedScreen mosque={mosque} />}</MosquePage>
