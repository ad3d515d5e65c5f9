import { SupportScreen } from '@minaret/screens/desk/support'
import { MosquePage } from '../MosquePage.tsx'

/** Support access for the installation owner. */
export const SupportPage = () => <MosquePage>{(mosque) => <SupportScreen mosque={mosque} />}</MosquePage>
