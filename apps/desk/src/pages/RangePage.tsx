import { RangeScreen } from '@minaret/screens/desk/range'
import { useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** Several days of a mosque's times, changed at once; which ones is in the address. */
export function RangePage() {
  const [search, setSearch] = useSearchParams()
  const day = (name: string) => {
    const value = search.get(name) ?? ''
    return dayForm.test(value) ? value : ''
  }
  return (
    <MosquePage>
      {(mosque) => (
        <RangeScreen
          mosque={mosque}
          from={day('from')}
          to={day('to')}
          onDays={(days) => setSearch(days, { replace: true, preventScrollReset: true })}
        />
      )}
    </MosquePage>
  )
}
