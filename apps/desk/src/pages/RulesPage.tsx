import { RulesScreen } from '@minaret/screens/desk/rules'
import { MosquePage } from '../MosquePage.tsx'

/** The rules by which the mosque's jamaats find their times. */
export const RulesPage = () => <MosquePage>{(mosque) => <RulesScreen mosque={mosque} />}</MosquePage>
