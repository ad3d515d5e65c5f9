import type { DeskDetails, DeskMosque, DetailsSection } from '@minaret/contract/desk'
import { mayEditContent, parseConfig } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { parseColour } from './ColourField.tsx'
import type { DetailsDraft } from './fields.ts'
import { SitePreview } from './SitePreview.tsx'
import styles from './details.module.css'

/** A mosque's default colour. */
const defaultColour = '#0f5c4d'

/** The draft's colour; the saved one while the draft's code is invalid. */
export const draftColour = (draft: DetailsDraft, savedSection: DetailsSection): string => {
  const text = draft.values.themeColor ?? ''
  if (text.trim() === '') return defaultColour
  return parseColour(text) ?? parseColour(savedSection.values.themeColor ?? '') ?? defaultColour
}

export type BrandAsideProps = {
  mosque: DeskMosque
  details: DeskDetails
  savedSection: DetailsSection
  draft: DetailsDraft
}

/** Previews of the brand: the home page, and its header in light and dark. Links to the home page's picture. */
export function BrandAside({ mosque, details, savedSection, draft }: BrandAsideProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails.homePicture
  const { values, pictures } = draft
  const logo = values.logo ?? ''
  const colour = draftColour(draft, savedSection)
  return (
    <div className={styles.aside}>
      <SitePreview mosque={mosque.slug} section="brand" values={{ ...values, themeColor: colour }} />
      <BrandPreview
        name={mosque.name}
        colour={colour}
        logo={
          (Object.hasOwn(pictures, logo) ? pictures[logo] : undefined) ??
          (logo !== '' && logo === savedSection.values.logo ? details.pictures.logo : undefined)
        }
        shape={parseConfig([{ key: 'logo_style', value: values.logo_style ?? '' }]).logoStyle}
      />
      {mayEditContent('banners', mosque.roles) && (
        <section className={styles.card} aria-labelledby="home-picture">
          <h2 id="home-picture">{texts.title}</h2>
          <p className={styles.hint}>{texts.hint}</p>
          <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'content')}/banners`}>
            {texts.open}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
