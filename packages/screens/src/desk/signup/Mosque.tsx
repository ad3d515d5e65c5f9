import type { SignupMosque, SignupPlace } from '@minaret/contract/desk'
import { type SignupDraft, useDeskQuery } from '@minaret/domain/desk'
import { Button, Form, Notice, TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { RefusalNotice } from './Email.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { Preview } from './Preview.tsx'
import { Settings } from './Settings.tsx'
import styles from './signup.module.css'

type MosqueProps = {
  reference: string
  draft: SignupDraft
  onDraftChange(draft: SignupDraft): void
  onContinue(mosque: SignupMosque): void
  /** Called if the sign-up has expired. */
  onRestart(): void
}

/** The step for the mosque: name, place and the settings derived from them, with a preview. */
export function Mosque({ reference, draft, onDraftChange, onContinue, onRestart }: MosqueProps) {
  const { t } = useMessages('deskSignup')
  const texts = t.deskSignup
  const { name, slug, place, settings } = draft
  const preview = useDeskQuery(
    'signupPreview',
    {
      body: {
        reference,
        name,
        ...(slug === undefined ? {} : { slug }),
        ...(place && settings ? { latitude: place.latitude, longitude: place.longitude, settings } : {}),
      },
    },
    { enabled: name.trim() !== '', keepPrevious: true, quiet: true },
  )
  const { data } = preview
  const onSubmit = () => {
    if (!place || !settings || !data || data.problem) return
    const { country, latitude, longitude } = place
    onContinue({ name: name.trim(), slug: data.slug, place: place.name, country, latitude, longitude, settings })
  }
  const onPlace = (newPlace: SignupPlace | undefined) =>
    onDraftChange({ ...draft, place: newPlace, settings: newPlace?.settings })
  return (
    <>
      <h1>{texts.mosqueTitle}</h1>
      <Form onSubmit={onSubmit}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={80}
          autoComplete="organization"
          required
          value={name}
          onChange={({ target }) => onDraftChange({ ...draft, name: target.value })}
        />
        <PlaceChoice {...{ reference, place, onPlace }} />
        <Preview name={name} place={place?.name} preview={data} />
        {data && place && settings && (
          <>
            <TextField
              label={texts.slug}
              hint={data.host}
              error={data.problem && texts.slugProblems[data.problem]}
              dir="ltr"
              maxLength={40}
              autoCapitalize="none"
              spellCheck={false}
              value={slug ?? data.slug}
              onChange={({ target }) => onDraftChange({ ...draft, slug: target.value.toLowerCase() })}
            />
            {data.held && <Notice>{texts.held}</Notice>}
            <Settings settings={settings} onChange={(next) => onDraftChange({ ...draft, settings: next })} />
            <Button type="submit" size="large" disabled={data.problem !== undefined || preview.isPlaceholderData}>
              {texts.next}
            </Button>
          </>
        )}
        {preview.isError && <RefusalNotice error={preview.error} onRestart={onRestart} />}
      </Form>
      <p className={styles.hint}>{texts.places}</p>
    </>
  )
}
