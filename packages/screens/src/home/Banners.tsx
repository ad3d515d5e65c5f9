import type { Banner } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { hasOpenTarget } from '@minaret/plans'
import { ButtonLink, Picture, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './home.module.css'

export type BannersProps = {
  banners: readonly Banner[]
  /** Full width, with the picture on phones too, for the first banner. */
  wide?: boolean
}

/** The mosque's banners, side by side if there is room. */
export function Banners({ banners, wide }: BannersProps) {
  const tenant = useTenant()
  // Omits banners that link to closed pages.
  const visibleBanners = banners.filter(({ link }) => link === undefined || hasOpenTarget(link, tenant))
  if (visibleBanners.length === 0) return null
  return (
    <Section>
      <ul className={styles.banners}>
        {visibleBanners.map(({ id, title, text, image, link, linkText }) => (
          <li key={id} className={styles.banner} data-wide={wide || undefined}>
            <Picture
              image={image && { ...image, sizes: '(min-width: 60rem) 34rem, 100vw' }}
              seed={id}
              ratio="16 / 9"
              className={styles.bannerPicture}
            />
            <div className={styles.bannerText}>
              <h2>
                <IsolatedText>{title}</IsolatedText>
              </h2>
              {text && (
                <p>
                  <IsolatedText>{text}</IsolatedText>
                </p>
              )}
              {link && (
                <ButtonLink href={link}>
                  <IsolatedText>{linkText ?? title}</IsolatedText>
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
