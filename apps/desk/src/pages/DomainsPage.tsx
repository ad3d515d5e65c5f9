import { DomainsScreen } from '@minaret/screens/desk/domains'
import { MosquePage } from '../MosquePage.tsx'

/** Where the mosque's site is, and domains of its own. */
export const DomainsPage = () => <MosquePage>{(mosque) => <DomainsScreen mosque={mosque} />}</MosquePage>
