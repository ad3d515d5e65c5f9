import { SessionsScreen } from '@minaret/screens/desk/sessions'
import { MosquePage } from '../MosquePage.tsx'

/** The account's login methods and sessions. */
export const SessionsPage = () => <MosquePage>{(mosque) => <SessionsScreen mosque={mosque} />}</MosquePage>
