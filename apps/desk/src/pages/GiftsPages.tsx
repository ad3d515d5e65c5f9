import { GiftScreen, GiftsScreen, readGiftsWanted, writeGiftsWanted } from '@minaret/screens/desk/gifts'
import { useLocation, useNavigation, useParams, useSearchParams } from 'react-router'
import { MosquePage } from '../MosquePage.tsx'

/** Every gift of a mosque; what is searched for is in the address. */
export function GiftsPage() {
  const [query, setQuery] = useSearchParams()
  const { pathname } = useLocation()
  const { location: next = { pathname } } = useNavigation()
  return (
    <MosquePage>
      {(mosque) => (
        <GiftsScreen
          mosque={mosque}
          wanted={readGiftsWanted(query)}
          onWanted={(wanted) => {
            // A search that is written while a gift is being opened would lead back here.
            if (next.pathname === pathname)
              setQuery(writeGiftsWanted(wanted), { replace: true, preventScrollReset: true })
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
