import { TodayScreen } from '@minaret/screens/desk/today'
import { MosquePage } from '../MosquePage.tsx'

export const TodayPage = () => <MosquePage>{(mosque) => <TodayScreen mosque={mosque} />}</MosquePage>
