import { RangeScreen } from '@minaret/screens/desk/range'
import { useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The form that changes several days at once; the days are in the URL. */
export function RangePage() {
  const [search, setSearch] = useSearchParams()
  const readDay = (name: string) => {
    const value = search.get(name) ?? ''
    return dayPattern.test(value) ? value : ''
  }
  return (
    <MosquePage>
      {(mosque) => (
        <RangeScreen
          mosque={mosque}
          from={readDay('from')}
          to={readDay('to')}
          onRangeChange={(days) => setSearch(days, { replace: true, preventScrollReset: true })}
        />
      )}
    </MosquePage>
  )
}
