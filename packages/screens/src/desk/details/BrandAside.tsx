import type { DeskDetails, DeskMosque, DetailsSection } from '@minaret/contract/desk'
import { mayEditContent } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { fullColour } from './ColourField.tsx'
import type { DetailsDraft } from './fields.ts'
import { SitePreview } from './SitePreview.tsx'
import styles from './details.module.css'

/** The colour of a mosque that has chosen none. */
const ownColour = '#0f5c4d'

/** The colour as far as it is typed: until it is one, what is saved. */
export const typedColour = (typed: DetailsDraft, saved: DetailsSection): string => {
  const text = typed.values.themeColor ?? ''
  if (text.trim() === '') return ownColour
  return fullColour(text) ?? fullColour(saved.values.themeColor ?? '') ?? ownColour
}

export type BrandAsideProps = { mosque: DeskMosque; details: DeskDetails; saved: DetailsSection; typed: DetailsDraft }

/** How the choice looks: the whole home page, and its head light and dark; and where the page's picture is chosen. */
export function BrandAside({ mosque, details, saved, typed }: BrandAsideProps) {
  const { t } = useWords('deskDetails')
  const say = t.deskDetails.homePicture
  const { values, pictures } = typed
  const logo = values.logo ?? ''
  const colour = typedColour(typed, saved)
  return (
    <div className={styles.aside}>
      <SitePreview mosque={mosque.slug} section="brand" values={{ ...values, themeColor: colour }} />
      <BrandPreview
        name={mosque.name}
        colour={colour}
        logo={
          (Object.hasOwn(pictures, logo) ? pictures[logo] : undefined) ??
          (logo !== '' && logo === saved.values.logo ? details.pictures.logo : undefined)
        }
        shape={values.logo_style ?? 'square'}
      />
      {mayEditContent('banners', mosque.roles) && (
        <section className={styles.card} aria-labelledby="home-picture">
          <h2 id="home-picture">{say.title}</h2>
          <p className={styles.hint}>{say.hint}</p>
          <ButtonLink tone="quiet" href={`${deskPath(mosque.slug, 'content')}/banners`}>
            {say.open}
          </ButtonLink>
        </section>
      )}
    </div>
  )
}
