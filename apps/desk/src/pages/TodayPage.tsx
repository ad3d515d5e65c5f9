import { TodayScreen } from '@minaret/screens/desk/today'
import { MosquePage } from '../MosquePage.tsx'

/** The first page of a mosque's desk. */
export const TodayPage = () => <MosquePage>{(mosque) => <TodayScreen mosque={mosque} />}</MosquePage>
