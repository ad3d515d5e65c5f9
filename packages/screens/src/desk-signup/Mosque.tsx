import type { SignupMosque, SignupPlace, SignupSettings } from '@minaret/contract/desk'
import { useSignupPreview } from '@minaret/domain/desk'
import { Button, Form, Notice, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../app/index.ts'
import { PlaceChoice } from './PlaceChoice.tsx'
import { Preview } from './Preview.tsx'
import { Settings } from './Settings.tsx'
import styles from './signup.module.css'

type MosqueProps = { reference: string; onChosen(mosque: SignupMosque): void }

/** The mosque: its name and place, and what follows from them, with what it will look like beside the questions. */
export function Mosque({ reference, onChosen }: MosqueProps) {
  const { t } = useWords('deskSignup')
  const say = t.deskSignup
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const [place, setPlace] = useState<SignupPlace>()
  const [settings, setSettings] = useState<SignupSettings>()
  const preview = useSignupPreview({
    reference,
    name,
    ...(slug === undefined ? {} : { slug }),
    ...(place && settings ? { latitude: place.latitude, longitude: place.longitude, settings } : {}),
  })
  const { data } = preview
  const onSubmit = () => {
    if (!place || !settings || !data || data.problem) return
    const { country, latitude, longitude } = place
    onChosen({ name: name.trim(), slug: data.slug, place: place.name, country, latitude, longitude, settings })
  }
  const onPlace = (chosen: SignupPlace | undefined) => {
    setPlace(chosen)
    setSettings(chosen?.settings)
  }
  return (
    <>
      <h1>{say.mosqueTitle}</h1>
      <Form onSubmit={onSubmit}>
        <TextField
          label={say.name}
          hint={say.nameHint}
          maxLength={80}
          autoComplete="organization"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <PlaceChoice {...{ reference, place, onPlace }} />
        <Preview name={name} place={place?.name} preview={data} />
        {data && place && settings && (
          <>
            <TextField
              label={say.slug}
              hint={data.host}
              error={data.problem && say.slugProblems[data.problem]}
              dir="ltr"
              maxLength={40}
              autoCapitalize="none"
              spellCheck={false}
              value={slug ?? data.slug}
              onChange={({ target }) => setSlug(target.value.toLowerCase())}
            />
            {data.held && <Notice>{say.held}</Notice>}
            <Settings settings={settings} onChange={setSettings} />
            <Button type="submit" size="large" disabled={data.problem !== undefined || preview.isPlaceholderData}>
              {say.next}
            </Button>
          </>
        )}
        {preview.isError && <Notice tone="danger" live="assertive" title={preview.error.message} />}
      </Form>
      <p className={styles.hint}>{say.places}</p>
    </>
  )
}
