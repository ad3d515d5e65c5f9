import { BoxScreen, GasdsScreen, SheetScreen, SlipScreen } from '@minaret/screens/desk/box'
import { useParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'
import { useNavigateAfterSaving } from '../useNavigateAfterSaving.ts'

/** Collections: the counting sheets, and the start of a count. */
export function BoxPage() {
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => <BoxScreen mosque={mosque} onOpened={(sheet) => navigate(`/${mosque.slug}/box/${sheet}`)} />}
    </MosquePage>
  )
}

/** One counting sheet. */
export function SheetPage() {
  const { sheet = '' } = useParams()
  const navigate = useNavigateAfterSaving()
  return (
    <MosquePage>
      {(mosque) => <SheetScreen mosque={mosque} sheet={sheet} onLeave={() => navigate(`/${mosque.slug}/box`)} />}
    </MosquePage>
  )
}

/** The paying-in slip of a counting sheet. */
export function SlipPage() {
  const { sheet = '' } = useParams()
  return <MosquePage>{(mosque) => <SlipScreen mosque={mosque} sheet={sheet} />}</MosquePage>
}

/** Small donations by tax year. */
export const GasdsPage = () => <MosquePage>{(mosque) => <GasdsScreen mosque={mosque} />}</MosquePage>
