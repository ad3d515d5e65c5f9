import { SupportScreen } from '@minaret/screens/desk/support'
import { MosquePage } from '../MosquePage.tsx'

/** Letting whoever runs the server look and help. */
export const SupportPage = () => <MosquePage>{(mosque) => <SupportScreen mosque={mosque} />}</MosquePage>
