import { DisplaysScreen } from '@minaret/screens/desk/displays'
import { MosquePage } from '../MosquePage.tsx'

/** A mosque's displays. */
export const DisplaysPage = () => <MosquePage>{(mosque) => <DisplaysScreen mosque={mosque} />}</MosquePage>
