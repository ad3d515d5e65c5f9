import { useTenant, useToday } from '@minaret/domain'
import { pathTo, safeLink, type SocialLink } from '@minaret/plans'
import { Footer, Link } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'

/** The footer: premium's alone, and none in prayer-donate mode (specification, section 1; `decisions.md` 2). */
export function SiteFooter() {
  const tenant = useTenant()
  const { t } = useWords()
  const year = useToday().slice(0, 4)
  const copyright = t.footer.copyright(year, tenant.websiteName)
  if (tenant.mode === 'campaigns') return <Footer legal={[]} legalLabel={t.footer.label} note={copyright} />
  if (tenant.plan !== 'premium' || tenant.mode !== 'full') return null
  const { charityName, charityNumber } = tenant
  return (
    <Footer
      legal={[]}
      legalLabel={t.footer.label}
      note={
        <>
          {copyright}
          {charityNumber && (
            <span className={styles.charity}>{t.footer.charity(charityName ?? tenant.websiteName, charityNumber)}</span>
          )}
        </>
      }
    >
      {tenant.footer.titleBlock && <p className={styles.titleBlock}>{tenant.websiteName}</p>}
      <div className={styles.groups}>
        <Links />
        <FindUs />
        <Follow />
        <Apps />
      </div>
    </Footer>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Links() {
  const { t } = useWords()
  const open = useOpenScreens()
  const screens = (['prayerTimes', 'donate'] as const).filter(open)
  if (screens.length === 0) return null
  return (
    <Group title={t.footer.links}>
      <ul>
        {screens.map((screen) => (
          <li key={screen}>
            <Link href={pathTo(screen)}>{t.site.screens[screen]}</Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function FindUs() {
  const { contact } = useTenant()
  const { t } = useWords()
  if (!contact.address && !contact.phone && !contact.email && !contact.directions) return null
  return (
    <Group title={t.footer.find}>
      {contact.address && <p className={styles.lines}>{contact.address}</p>}
      {contact.openingHours && <p className={styles.lines}>{contact.openingHours}</p>}
      <ul>
        {contact.phone && (
          <li>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </li>
        )}
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {contact.directions && (
          <li>
            <a href={contact.directions}>{t.footer.directions}</a>
          </li>
        )}
      </ul>
    </Group>
  )
}

const socialLinks = [
  'facebookLink',
  'instagramLink',
  'youtubeLink',
  'twitterLink',
  'tiktokLink',
  'linkedInLink',
  'snapchatLink',
] as const satisfies readonly SocialLink[]

function Follow() {
  const { social, whatsapp } = useTenant()
  const { t } = useWords()
  const chat = whatsapp.number && safeLink(`https://wa.me/${whatsapp.number.replace(/\D/g, '')}`)
  const links = [
    ...socialLinks.flatMap((name) => (social[name] ? [{ href: social[name], label: t.footer.social[name] }] : [])),
    ...(chat ? [{ href: chat, label: t.footer.whatsapp }] : []),
    ...whatsapp.groups.map(({ link, text }) => ({ href: link, label: text })),
  ]
  if (links.length === 0) return null
  return (
    <Group title={t.footer.follow}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Apps() {
  const { footer, appLinks } = useTenant()
  const { t } = useWords()
  if (!footer.apps || (!appLinks.appStore && !appLinks.playStore)) return null
  return (
    <Group title={t.footer.apps}>
      <ul>
        {appLinks.appStore && (
          <li>
            <a href={appLinks.appStore}>{t.footer.appStore}</a>
          </li>
        )}
        {appLinks.playStore && (
          <li>
            <a href={appLinks.playStore}>{t.footer.playStore}</a>
          </li>
        )}
      </ul>
    </Group>
  )
}
