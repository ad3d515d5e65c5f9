import type { ContentKindName, ContentValues, DeskMosque } from '@minaret/contract/desk'
import { usePreview } from '@minaret/domain/desk'
import { Button, Notice, RadioGroup, Select } from '@minaret/ui'
import { type CSSProperties, useState } from 'react'
import { directionOf, endonymOf } from '../../messages/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import form from './form.module.css'
import styles from './preview.module.css'

export type PreviewPanelProps = { mosque: DeskMosque; kind: ContentKindName; id: string; values: ContentValues }

const widths = { phone: 360, desktop: 1280 } as const
type Width = keyof typeof widths
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
const places = ['page', 'list', 'home'] as const
type Place = (typeof places)[number]

const widthStyle = (width: number): CSSProperties & { '--width': string } => ({ '--width': `${width}px` })

/** A preview of the draft on the site, in a sandboxed frame without access to the desk. Each preview needs a new URL. */
export function PreviewPanel({ mosque, kind, id, values }: PreviewPanelProps) {
  const { texts } = useContentTexts()
  const { preview } = texts
  const [width, setWidth] = useState<Width>('phone')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [place, setPlace] = useState<Place>('page')
  const [language, setLanguage] = useState(mosque.language)
  const previewAction = usePreview(mosque.slug, kind)
  const refresh = (overrides: { place?: Place; language?: string } = {}) =>
    previewAction.mutate({ id, values, place, ...(language === mosque.language ? {} : { language }), ...overrides })
  const address = previewAction.data?.data?.address
  return (
    <details className={form.part} onToggle={({ currentTarget }) => currentTarget.open && !address && refresh()}>
      <summary>{preview.title}</summary>
      <div className={styles.preview}>
        <div className={styles.previewChoices}>
          <RadioGroup
            legend={preview.width}
            name="preview-width"
            value={width}
            choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: preview[value] }))}
            onChange={setWidth}
          />
          <RadioGroup
            legend={preview.colourScheme}
            name="preview-look"
            value={scheme}
            choices={schemes.map((value) => ({ value, label: preview[value] }))}
            onChange={setScheme}
          />
          <Select
            label={preview.place}
            value={place}
            options={places.map((value) => ({ value, label: preview[value] }))}
            onChange={({ target }) => {
              const next = places.find((option) => option === target.value) ?? 'page'
              setPlace(next)
              refresh({ place: next })
            }}
          />
          {mosque.languages.length > 0 && (
            <Select
              label={preview.language}
              value={language}
              options={[mosque.language, ...mosque.languages].map((value) => ({ value, label: endonymOf(value) }))}
              onChange={({ target }) => {
                setLanguage(target.value)
                refresh({ language: target.value })
              }}
            />
          )}
          <Button tone="quiet" busy={previewAction.isPending} onClick={() => refresh()}>
            {preview.refresh}
          </Button>
        </div>
        {previewAction.isError && <Notice tone="warning">{preview.failed}</Notice>}
        {address && (
          <div
            className={styles.previewFrame}
            style={widthStyle(widths[width])}
            data-width={width}
            data-look={scheme}
            dir={directionOf(language)}
          >
            <iframe
              key={address}
              title={preview.frame}
              src={address}
              sandbox=""
              referrerPolicy="no-referrer"
              style={{ colorScheme: scheme }}
            />
          </div>
        )}
      </div>
    </details>
  )
}
