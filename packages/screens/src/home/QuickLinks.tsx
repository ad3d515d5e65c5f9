import { useTenant } from '@minaret/domain'
import { pathTo, type Screen } from '@minaret/plans'
import { book, calendar, Icon, Link, pin, speech } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useFilledScreens } from '../app/useOpenScreens.ts'
import styles from './home.module.css'

/** The pages visitors look for most, with their icons. Of several pages, the first that is open and has content. */
const pages: readonly (readonly [icon: string, ...screens: Screen[]])[] = [
  [book, 'maktab', 'classes'],
  [speech, 'askImam'],
  [calendar, 'events'],
]

/** Tiles for directions and the pages visitors look for most; null if there are none. */
export function QuickLinks() {
  const { t } = useMessages()
  const hasContent = useFilledScreens()
  const { contact } = useTenant()
  const links = pages.flatMap(([icon, ...screens]) => {
    const screen = screens.find(hasContent)
    return screen ? [{ icon, href: pathTo(screen), label: screenName(t, screen) }] : []
  })
  const { directions } = contact
  if (directions) links.unshift({ icon: pin, href: directions, label: t.footer.directions })
  if (links.length === 0) return null
  return (
    <ul className={styles.tiles}>
      {links.map(({ icon, href, label }) => (
        <li key={href}>
          <Link href={href} className={styles.tile}>
            <Icon path={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
