import type { DetailsValues } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Button, Notice, RadioGroup } from '@minaret/ui'
import { type CSSProperties, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { useDebounced } from '../../app/useDebounced.ts'
import type { SectionName } from './fields.ts'
import styles from './preview.module.css'

const widths = { phone: 360, desktop: 1280 } as const
type Width = keyof typeof widths
const schemes = ['light', 'dark'] as const

const widthStyle = (width: number): CSSProperties & { '--width': string } => ({ '--width': `${width}px` })

export type SitePreviewProps = { mosque: string; section: SectionName; values: DetailsValues }

/** A live preview of the mosque's home page with the draft values, in a sandboxed frame without access to the desk. */
export function SitePreview({ mosque, section, values }: SitePreviewProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails.site
  const [width, setWidth] = useState<Width>('phone')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const debouncedValues: DetailsValues = JSON.parse(useDebounced(JSON.stringify(values)))
  // A preview URL can be opened only once, so one is fetched for each set of values, and never refetched.
  const preview = useDeskQuery(
    'detailsPreview',
    { mosque, body: { section, values: debouncedValues } },
    { staleTime: Infinity, gcTime: 0, retry: false, keepPrevious: true, quiet: true },
  )
  const address = preview.data?.address
  return (
    <section className={styles.preview} aria-labelledby="site-preview">
      <h2 id="site-preview">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.choices}>
        <RadioGroup
          legend={texts.width}
          name="site-width"
          direction="row"
          value={width}
          choices={(['phone', 'desktop'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={setWidth}
        />
        <RadioGroup
          legend={texts.colours}
          name="site-scheme"
          direction="row"
          value={scheme}
          choices={schemes.map((value) => ({ value, label: t.deskDetails.preview[value] }))}
          onChange={setScheme}
        />
      </div>
      {preview.isError && (
        <Notice
          tone="warning"
          live="polite"
          title={texts.failed}
          action={<Button onClick={() => void preview.refetch()}>{t.retry}</Button>}
        />
      )}
      {address && !preview.isError && (
        // The frame is scaled to the available width from its left edge, even on right-to-left pages.
        <div
          className={styles.measure}
          style={widthStyle(widths[width])}
          dir="ltr"
          aria-busy={preview.isPlaceholderData}
        >
          <div className={styles.window}>
            <iframe
              key={address}
              title={texts.frame}
              src={address}
              sandbox=""
              referrerPolicy="no-referrer"
              data-look={scheme}
              style={{ colorScheme: scheme }}
            />
          </div>
        </div>
      )}
    </section>
  )
}
