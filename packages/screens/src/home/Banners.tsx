import type { Banner } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { leadsSomewhere } from '@minaret/plans'
import { ButtonLink, Picture, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import styles from './home.module.css'

export type BannersProps = {
  banners: readonly Banner[]
  /** As wide as the page, with its picture on a phone too: what the mosque puts first. */
  wide?: boolean
}

/** What the mosque wants seen, side by side where there is room. */
export function Banners({ banners, wide }: BannersProps) {
  const tenant = useTenant()
  // What leads to a closed page has nothing to say.
  const shown = banners.filter(({ link }) => link === undefined || leadsSomewhere(link, tenant))
  if (shown.length === 0) return null
  return (
    <Section>
      <ul className={styles.banners}>
        {shown.map(({ id, title, text, image, link, linkText }) => (
          <li key={id} className={styles.banner} data-wide={wide || undefined}>
            <Picture
              image={image && { ...image, sizes: '(min-width: 60rem) 34rem, 100vw' }}
              seed={id}
              ratio="16 / 9"
              className={styles.bannerPicture}
            />
            <div className={styles.bannerWords}>
              <h2>
                <OwnText>{title}</OwnText>
              </h2>
              {text && (
                <p>
                  <OwnText>{text}</OwnText>
                </p>
              )}
              {link && (
                <ButtonLink href={link}>
                  <OwnText>{linkText ?? title}</OwnText>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
