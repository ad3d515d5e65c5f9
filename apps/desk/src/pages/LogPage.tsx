import { LogScreen } from '@minaret/screens/desk/log'
import { MosquePage } from '../MosquePage.tsx'

/** The activity page. */
export const LogPage = () => <MosquePage>{(mosque) => <LogScreen mosque={mosque} />}</MosquePage>
