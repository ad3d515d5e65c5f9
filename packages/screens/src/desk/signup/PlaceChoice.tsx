import type { SignupPlace } from '@minaret/contract/desk'
import { useDesk, useDeskQuery } from '@minaret/domain/desk'
import { region as countryName } from '@minaret/messages'
import { Button, TextField } from '@minaret/ui'
import { useDeferredValue, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useJoinedList } from '../frame/index.ts'
import styles from './signup.module.css'

type PlaceChoiceProps = {
  reference: string
  place: SignupPlace | undefined
  onPlace(place: SignupPlace | undefined): void
}

/** The mosque's place: a search field with matching places. */
export function PlaceChoice({ reference, place, onPlace }: PlaceChoiceProps) {
  const { t } = useMessages('deskSignup')
  const joinList = useJoinedList()
  const texts = t.deskSignup
  const { language } = useDesk()
  const [searchText, setSearchText] = useState('')
  const deferredText = useDeferredValue(searchText)
  // Fewer than two characters match too many places.
  const places = useDeskQuery(
    'signupPlaces',
    { body: { reference, text: deferredText } },
    { enabled: deferredText.trim().length >= 2, keepPrevious: true, staleTime: Infinity, quiet: true },
  )
  const matches = places.data?.places
  const describe = ({ name, region, country }: SignupPlace) => joinList([name, region, countryName(country, language)])
  if (place)
    return (
      <p className={styles.selected}>
        <span>
          {texts.place}: <strong>{describe(place)}</strong>
        </span>
        <Button tone="quiet" onClick={() => onPlace(undefined)}>
          {texts.change}
        </Button>
      </p>
    )
  return (
    <>
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        maxLength={100}
        autoComplete="off"
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      {matches && matches.length > 0 && (
        <ul className={styles.places}>
          {matches.map((match) => (
            <li key={`${match.latitude} ${match.longitude}`}>
              <button type="button" onClick={() => onPlace(match)}>
                {describe(match)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {matches?.length === 0 && !places.isPlaceholderData && (
        <p role="status" className={styles.hint}>
          {texts.noPlace}
        </p>
      )}
    </>
  )
}
