import { TimetableScreen } from '@minaret/screens/desk-timetable'
import { MosquePage } from '../MosquePage.tsx'

/** The mosque's timetable, and taking over the next one. */
export const TimetablePage = () => <MosquePage>{(mosque) => <TimetableScreen mosque={mosque} />}</MosquePage>
