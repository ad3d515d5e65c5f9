import { DomainsScreen } from '@minaret/screens/desk/domains'
import { MosquePage } from '../MosquePage.tsx'

/** The site's address and the mosque's domains. */
export const DomainsPage = () => <MosquePage>{(mosque) => <DomainsScreen mosque={mosque} />}</MosquePage>
