import { DisplaysScreen } from '@minaret/screens/desk/displays'
import { MosquePage } from '../MosquePage.tsx'

/** The displays of a mosque. */
export const DisplaysPage = () => <MosquePage>{(mosque) => <DisplaysScreen mosque={mosque} />}</MosquePage>
