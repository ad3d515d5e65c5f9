import { BankScreen } from '@minaret/screens/desk/bank'
import { MosquePage } from '../MosquePage.tsx'

/** Bank statements, line by line. */
export const BankPage = () => <MosquePage>{(mosque) => <BankScreen mosque={mosque} />}</MosquePage>
