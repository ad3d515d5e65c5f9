import { SessionsScreen } from '@minaret/screens/desk/sessions'
import { MosquePage } from '../MosquePage.tsx'

/** Where somebody is logged in. */
export const SessionsPage = () => <MosquePage>{(mosque) => <SessionsScreen mosque={mosque} />}</MosquePage>
