import { CharityScreen, DeclarationsScreen, FilingScreen, GiftAidScreen } from '@minaret/screens/desk/gift-aid'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useGoAfterSaving } from '../useGoAfterSaving.ts'

/** What can be claimed, filing it, and what was claimed. */
export function GiftAidPage() {
  const go = useGoAfterSaving()
  return (
    <MosquePage>
      {(mosque) => (
        <GiftAidScreen mosque={mosque} onFiled={(filing) => go(`/${mosque.slug}/gift-aid/filings/${filing}`)} />
      )}
    </MosquePage>
  )
}

/** The charity's details. */
export function CharityPage() {
  const go = useGoAfterSaving()
  return (
    <MosquePage>
      {(mosque) => <CharityScreen mosque={mosque} onDone={() => go(`/${mosque.slug}/gift-aid`, { replace: true })} />}
    </MosquePage>
  )
}

/** What donors declared. */
export const DeclarationsPage = () => <MosquePage>{(mosque) => <DeclarationsScreen mosque={mosque} />}</MosquePage>

/** One claim on its way to HMRC. */
export function FilingPage() {
  const { filing = '' } = useParams()
  return <MosquePage>{(mosque) => <FilingScreen mosque={mosque} filing={filing} />}</MosquePage>
}
