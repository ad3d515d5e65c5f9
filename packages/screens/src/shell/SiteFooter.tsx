import { useTenant, useToday } from '@minaret/domain'
import { footerShown, openFooterLinks, pathTo, safeLink, socialLinks } from '@minaret/plans'
import { Footer, Link } from '@minaret/ui'
import type { ReactNode } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'

/** Named in the line under standalone campaigns. */
const project = 'Minaret'

/** The end of the page, as far as the tenant has one. */
export function SiteFooter() {
  const tenant = useTenant()
  const { t, format } = useWords()
  const open = useOpenScreens()
  const shown = footerShown(tenant)
  const year = format.digits(useToday().slice(0, 4))
  if (shown === 'none') return null
  const { charityName, charityNumber } = tenant
  const copyright = t.footer.copyright(year, format.inText(tenant.websiteName))
  const legal = (['terms', 'privacy'] as const)
    .filter(open)
    .map((screen) => ({ href: pathTo(screen), label: screenName(t, screen) }))
  if (shown === 'line') {
    const note = (
      <>
        {copyright} <span className={styles.line}>{t.footer.credit(project)}</span>
      </>
    )
    return <Footer legal={legal} legalLabel={t.footer.label} note={note} />
  }
  return (
    <Footer
      legal={legal}
      legalLabel={t.footer.label}
      note={
        <>
          {copyright}
          {charityNumber && (
            <span className={styles.line}>
              {t.footer.charity(format.inText(charityName ?? tenant.websiteName), format.inText(charityNumber))}
            </span>
          )}
        </>
      }
    >
      {tenant.footerLogo && <img className={styles.footerLogo} src={tenant.footerLogo} alt="" />}
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
  const tenant = useTenant()
  const { t } = useWords()
  const { built } = usePlace()
  const links = openFooterLinks(built, tenant)
  if (links.length === 0) return null
  return (
    <Group title={t.footer.links}>
      <ul>
        {links.map((to) => (
          <li key={to}>
            {to === 'directions' ? (
              <a href={tenant.contact.directions}>{t.footer.directions}</a>
            ) : (
              <Link href={pathTo(to)}>{screenName(t, to)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Group>
  )
}

function FindUs() {
  const { contact } = useTenant()
  const { t, format } = useWords()
  const { address, openingHours, phone, email } = contact
  if (!address && !openingHours && !phone && !email) return null
  return (
    <Group title={t.footer.find}>
      {address && <p className={styles.lines}>{format.inText(address)}</p>}
      {openingHours && <p className={styles.lines}>{format.inText(openingHours)}</p>}
      {(phone || email) && (
        <ul>
          {phone && (
            <li>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {/* A number is dialled from left to right. */}
                <bdi dir="ltr">{phone}</bdi>
              </a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      )}
    </Group>
  )
}

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
