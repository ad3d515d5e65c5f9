import { CharityScreen, DeclarationsScreen, FilingScreen, GiftAidScreen } from '@minaret/screens/desk/gift-aid'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** Claimable Gift Aid, the form that files it, and earlier claims. */
export function GiftAidPage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <GiftAidScreen mosque={mosque} onFiled={(filing) => navigate(`/${mosque.slug}/gift-aid/filings/${filing}`)} />
      )}
    </MosquePage>
  )
}

/** The charity's details. */
export function CharityPage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <CharityScreen mosque={mosque} onDone={() => navigate(`/${mosque.slug}/gift-aid`, { replace: true })} />
      )}
    </MosquePage>
  )
}

/** Gift Aid declarations. */
export const DeclarationsPage = () => <MosquePage>{(mosque) => <DeclarationsScreen mosque={mosque} />}</MosquePage>

/** One filing with HMRC. */
export function FilingPage() {
  const { filing = '' } = useParams()
  return <MosquePage>{(mosque) => <FilingScreen mosque={mosque} filing={filing} />}</MosquePage>
}
