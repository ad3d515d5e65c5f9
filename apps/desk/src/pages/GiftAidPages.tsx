import { CharityScreen, DeclarationsScreen, FilingScreen, GiftAidScreen } from '@minaret/screens/desk-gift-aid'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** What can be claimed, filing it, and what was claimed. */
export const GiftAidPage = () => <MosquePage>{(mosque) => <GiftAidScreen mosque={mosque} />}</MosquePage>

/** The charity's details. */
export const CharityPage = () => <MosquePage>{(mosque) => <CharityScreen mosque={mosque} />}</MosquePage>

/** What donors declared. */
export const DeclarationsPage = () => <MosquePage>{(mosque) => <DeclarationsScreen mosque={mosque} />}</MosquePage>

/** One claim on its way to HMRC. */
export function FilingPage() {
  const { filing = '' } = useParams()
  return <MosquePage>{(mosque) => <FilingScreen mosque={mosque} filing={filing} />}</MosquePage>
}
