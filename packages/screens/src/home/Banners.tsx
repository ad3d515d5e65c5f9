import type { Banner } from '@minaret/contract'
import { ButtonLink, Picture, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import styles from './home.module.css'

/** What the mosque puts first: the first as wide as the page, the others side by side. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <Section>
      <ul className={styles.banners}>
        {banners.map(({ id, title, text, image, link, linkText }) => (
          <li key={id} className={styles.banner}>
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
