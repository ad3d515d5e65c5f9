import { RulesScreen } from '@minaret/screens/desk/rules'
import { MosquePage } from '../MosquePage.tsx'

/** The mosque's rules for jamaat times. */
export const RulesPage = () => <MosquePage>{(mosque) => <RulesScreen mosque={mosque} />}</MosquePage>
