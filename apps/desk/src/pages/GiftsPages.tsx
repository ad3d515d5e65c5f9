import { GiftScreen, GiftsScreen, parseGiftFilter, serialiseGiftFilter } from '@minaret/screens/desk/gifts'
import { useLocation, useNavigation, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** A mosque's gifts; the filter is in the URL. */
export function GiftsPage() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next = { pathname } } = useNavigation()
  return (
    <MosquePage>
      {(mosque) => (
        <GiftsScreen
          mosque={mosque}
          filter={parseGiftFilter(query)}
          onFilterChange={(filter) => {
            // Updating the URL while a gift is being opened would cancel that navigation.
            if (next.pathname === pathname)
              setQuery(serialiseGiftFilter(filter), { replace: true, preventScrollReset: true })
          }}
        />
      )}
    </MosquePage>
  )
}

/** One gift. */
export function GiftPage() {
  const { gift = '' } = useParams()
  return <MosquePage>{(mosque) => <GiftScreen key={gift} mosque={mosque} id={gift} />}</MosquePage>
}
