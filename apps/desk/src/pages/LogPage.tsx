import { LogScreen } from '@minaret/screens/desk/log'
import { MosquePage } from '../MosquePage.tsx'

export const LogPage = () => <MosquePage>{(mosque) => <LogScreen mosque={mosque} />}</MosquePage>
