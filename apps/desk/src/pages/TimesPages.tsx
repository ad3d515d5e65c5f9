import { DayScreen, MonthScreen } from '@minaret/screens/desk/times'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/

/** A month of a mosque's times; the month is in the URL. */
export function MonthPage() {
  const [search] = useSearchParams()
  const month = search.get('month') ?? ''
  const navigate = useNavigate()
  return (
    <MosquePage>
      {(mosque) => (
        <MonthScreen
          mosque={mosque}
          {...(monthPattern.test(month) ? { month } : {})}
          onRangeSelect={({ from, to }) => void navigate(`/${mosque.slug}/times/range?from=${from}&to=${to}`)}
        />
      )}
    </MosquePage>
  )
}

/** One day of a mosque's times. */
export function DayPage() {
  const { day = '' } = useParams()
  const [search] = useSearchParams()
  const prayer = search.get('prayer')
  return <MosquePage>{(mosque) => <DayScreen mosque={mosque} day={day} {...(prayer ? { prayer } : {})} />}</MosquePage>
}
