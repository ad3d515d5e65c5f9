import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Link, LinkProvider, type LinkProps } from '../link/Link.tsx'
import { nav } from '../overview/sample.ts'
import { withLargeText } from '../testing/largeText.ts'
import { CampaignsFooter } from './CampaignsFooter.tsx'
import { Page, PageHeader, Section } from './Page.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    home: { href: '#home', label: 'home' },
    name: 'Masjid an-Noor',
    nav,
    navLabel: 'Main',
    menuLabel: 'Menu',
    action: { href: '#donate', label: 'Donate' },
  },
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = {
  async play({ canvas }) {
    const donate = canvas.getByRole('link', { name: 'Donate' })
    await expect(donate.getBoundingClientRect().height).toBeGreaterThan(43.9)
    await expect(canvas.getByRole('link', { name: 'Masjid an-Noor home' })).toBeVisible()
  },
}

/** Text at 200% (WCAG 1.4.4): nothing overlaps the name, and the page does not scroll sideways. */
export const LargeText: Story = {
  async play({ canvas }) {
    await withLargeText(async () => {
      const home = canvas.getByText('Masjid an-Noor').getBoundingClientRect()
      const donate = canvas.getByRole('link', { name: 'Donate' }).getBoundingClientRect()
      await expect(home.width).toBeGreaterThan(80)
      const isClear = home.right <= donate.left || home.left >= donate.right || home.bottom <= donate.top
      await expect(isClear).toBe(true)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}

export const LongName: Story = {
  args: { name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale' },
}

const longNav = [
  ...nav,
  { href: '#services', label: 'Services for the community' },
  { href: '#madrasah', label: 'Evening madrasah' },
  { href: '#gallery', label: 'Gallery' },
  { href: '#ask', label: 'Ask the imam' },
]

/** Links that do not fit in the bar are in the menu, and are reachable only there. */
export const OverflowingBar: Story = {
  args: { nav: longNav, name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale' },
  async play({ canvas, canvasElement, userEvent }) {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('Expected a menu')
    await waitFor(() => expect(summary).toBeVisible())
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThan(100)
    summary.focus()
    await userEvent.click(summary)
    // After layout, the bar measures how many links fit.
    const visibleLinks = () =>
      canvas.getAllByRole('link', { name: 'Ask the imam' }).filter((link) => link.checkVisibility())
    await waitFor(() => expect(visibleLinks()).toHaveLength(1))
    const [link] = visibleLinks()
    for (const { label } of longNav)
      await expect(canvas.getAllByRole('link', { name: label }).length).toBeGreaterThan(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.keyboard('{Escape}')
    await expect(link).not.toBeVisible()
  },
}

/** The bar has the most used links; the menu has all of them, in sections. */
export const MenuWithSections: Story = {
  args: {
    nav: nav.slice(0, 3),
    menu: [
      { items: nav.slice(0, 1) },
      { title: 'What’s on', items: nav.slice(1) },
      { title: 'The mosque', items: longNav.slice(-4) },
    ],
  },
  async play({ canvas, canvasElement, userEvent }) {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('Expected a menu')
    await waitFor(() => expect(summary).toBeVisible())
    await userEvent.click(summary)
    const menu = within(canvas.getByRole('navigation', { name: 'Menu' }))
    // The menu fades in.
    for (const title of ['What’s on', 'The mosque']) await waitFor(() => expect(menu.getByText(title)).toBeVisible())
    await expect(menu.getAllByRole('link')).toHaveLength(nav.length + 4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const languages = [
  { href: '?language=en', label: 'English', lang: 'en', current: true },
  { href: '?language=ar', label: 'العربية', lang: 'ar' },
  { href: '?language=ur', label: 'اردو', lang: 'ur' },
]

/** By keyboard: opening, leaving, and closing by Escape with focus back on the button. */
export const Languages: Story = {
  args: { languages, languagesLabel: 'Language', nav: nav.slice(0, 3), account: <Link href="#account">Log in</Link> },
  async play({ canvas, canvasElement, userEvent }) {
    const summary = [...canvasElement.querySelectorAll('summary')].find(
      (candidate) =>
        candidate.checkVisibility() && (window.innerWidth < 960 || candidate.textContent?.includes('Language')),
    )
    if (!summary) throw new Error('Expected a language menu')
    const links = () =>
      canvas
        .queryAllByRole('link', { name: /^(English|العربية|اردو)$/ })
        .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    await expect(links()).toHaveLength(0)
    summary.focus()
    await userEvent.click(summary)
    await expect(links().map((link) => [link.lang, link.getAttribute('aria-current')])).toEqual([
      ['en', 'true'],
      ['ar', null],
      ['ur', null],
    ])
    for (const link of links()) await expect(link.getBoundingClientRect().height).toBeGreaterThan(43.9)
    links()[2]?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(links()).toHaveLength(0)
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    links()[2]?.focus()
    // An open list does not cover the next focused element.
    canvas.getByRole('link', { name: 'Donate' }).focus()
    await expect(links()).toHaveLength(0)
    await userEvent.click(summary)
    await userEvent.click(canvasElement)
    await expect(links()).toHaveLength(0)
  },
}

/** Search and account are in the bar on desktops and in the menu on phones; secondary links are always in the menu. */
export const SearchAndMore: Story = {
  args: {
    nav: nav.slice(0, 3),
    search: { href: '#search', label: 'Search' },
    account: <Link href="#account">Log in</Link>,
    more: [
      { href: '#terms', label: 'Terms and conditions' },
      { href: '#privacy', label: 'Privacy policy' },
    ],
    moreLabel: 'About this website',
  },
  async play({ canvas, canvasElement, userEvent }) {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('Expected a menu')
    await waitFor(() => expect(summary).toBeVisible())
    await userEvent.click(summary)
    const secondary = canvas.getByRole('navigation', { name: 'About this website' })
    await waitFor(() => expect(secondary).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    const search = canvas.getAllByRole('link', { name: 'Search' }).filter((link) => link.checkVisibility())
    await expect(search).toHaveLength(1)
    for (const link of search) await expect(link.getBoundingClientRect().height).toBeGreaterThan(43.9)
    await userEvent.keyboard('{Escape}')
    await expect(summary).toHaveFocus()
  },
}

const onNavigate = fn()
/** A fake of an app router's link. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        onNavigate(href)
      }}
    >
      {children}
    </a>
  )
}

/** The menu in a phone's viewport. */
export const MenuOnPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <SiteHeader {...args} />
    </LinkProvider>
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const menu = canvasElement.querySelector('details')
    const summary = canvasElement.querySelector('summary')
    if (!menu || !summary) throw new Error('Expected a menu')
    await waitFor(() => expect(summary).toBeVisible())
    await userEvent.click(summary)
    await expect(menu.open).toBe(true)
    await expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await expect(menu.open).toBe(false)
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await userEvent.click(within(menu).getByRole('link', { name: 'Events' }))
    await expect(menu.open).toBe(false)
    // The link is hidden now, so focus moves to the button.
    await expect(summary).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible()
  },
}

export const LinksUseTheAppRouter: Story = {
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <SiteHeader {...args} nav={[]} />
      <p>
        <Link href="/about">About us</Link>
      </p>
    </LinkProvider>
  ),
  async play({ canvas, userEvent }) {
    onNavigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Donate' }))
    await userEvent.click(canvas.getByRole('link', { name: 'About us' }))
    await expect(onNavigate.mock.calls).toEqual([['#donate'], ['/about']])
  },
}

export const WholePage: Story = {
  render: (args) => (
    <Page
      skipLabel="Skip to content"
      header={<SiteHeader {...args} />}
      footer={
        <CampaignsFooter
          copyright="© 2026 Masjid an-Noor"
          charity="Registered charity 1000000"
          legalLabel="Legal"
          legal={[{ href: '#privacy', label: 'Privacy' }]}
        />
      }
    >
      <PageHeader
        title="About us"
        eyebrow="Masjid an-Noor"
        lead="Since 1974, in the old mill by the canal."
        seed="about"
        tone="deep"
      />
      <Section title="Who we are" more={<Link href="#team">The team</Link>}>
        <p>Neighbours, mostly.</p>
      </Section>
      <Section title="What we do" tone="quiet" width="text">
        <p>Pray, teach, feed, listen.</p>
      </Section>
    </Page>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(skip).toHaveAttribute('href', `#${main.id}`)
    main.focus()
    await expect(main).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About us')
  },
}
