import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Star } from '../pattern/Star.tsx'
import { CampaignsFooter } from './CampaignsFooter.tsx'
import { PremiumFooter, type FooterGroup } from './PremiumFooter.tsx'

const links: FooterGroup = {
  title: 'Explore',
  links: ['Prayer times', 'Events', 'Gallery', 'Get in touch', 'About us', 'News', 'Resources', 'Classes', 'Courses']
    .concat(['Ask the imam', 'Services', 'Madrasah'])
    .map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` })),
}
const findUs: FooterGroup = {
  title: 'Find us',
  shape: 'contact',
  lines: ['12 Mill Lane\nHalifax HX1 2AB', 'Open from half an hour before Fajr until after Isha'],
  links: [
    { href: 'tel:+441632960001', label: '01632 960001', icon: 'phone', isExternal: true },
    { href: 'mailto:salaam@example.org', label: 'salaam@example.org', icon: 'email', isExternal: true },
    { href: 'https://maps.example/x', label: 'Directions', icon: 'place', isExternal: true },
  ],
}
const follow: FooterGroup = {
  title: 'Follow us',
  shape: 'icons',
  links: [
    { href: 'https://facebook.com/x', label: 'Facebook', icon: 'facebook', isExternal: true },
    { href: 'https://x.com/x', label: 'X', icon: 'twitter', isExternal: true },
    { href: 'https://instagram.com/x', label: 'Instagram', icon: 'instagram', isExternal: true },
    { href: 'https://linkedin.com/x', label: 'LinkedIn', icon: 'linkedIn', isExternal: true },
    { href: 'https://youtube.com/x', label: 'YouTube', icon: 'youtube', isExternal: true },
    { href: 'https://snapchat.com/x', label: 'Snapchat', icon: 'snapchat', isExternal: true },
    { href: 'https://tiktok.com/x', label: 'TikTok', icon: 'tiktok', isExternal: true },
    { href: 'https://wa.me/441632960001', label: 'WhatsApp', icon: 'whatsapp', isExternal: true },
  ],
}
const chatGroups: FooterGroup = {
  title: 'Stay in touch',
  shape: 'buttons',
  links: [
    { href: 'https://chat.whatsapp.com/a', label: 'Join our WhatsApp group', icon: 'whatsapp', isExternal: true },
    // A mosque may list the same group under two names: both are shown.
    { href: 'https://chat.whatsapp.com/a', label: 'Sisters’ group', icon: 'whatsapp', isExternal: true },
    { href: 'https://apps.example/a', label: 'App Store', icon: 'appStore', isExternal: true },
    { href: 'https://apps.example/b', label: 'Google Play', icon: 'playStore', isExternal: true },
  ],
}

const meta = {
  title: 'Site/Footer',
  component: PremiumFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: 'noor',
    title: 'Masjid an-Noor',
    groups: [findUs, links, follow, chatGroups],
    copyright: '© 2026 Masjid an-Noor',
    charity: 'Masjid an-Noor Trust, registered charity 1000000',
    legalLabel: 'Legal',
    legal: [
      { href: '#terms', label: 'Terms and conditions' },
      { href: '#privacy', label: 'Privacy policy' },
    ],
  },
} satisfies Meta<typeof PremiumFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Premium: Story = {
  args: { children: 'A house of prayer in the old mill by the canal, since 1974.' },
  async play({ canvas, userEvent }) {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer).toBeVisible()
    const isPhone = matchMedia('(max-width: 47.99rem)').matches
    const toggles = [...footer.querySelectorAll('summary')]
    if (isPhone) {
      const { height } = footer.getBoundingClientRect()
      await expect(canvas.queryByRole('link', { name: 'Gallery' })).toBeNull()
      for (const toggle of toggles) await userEvent.click(toggle)
      await expect(footer.getBoundingClientRect().height).toBeGreaterThan(2 * height)
    } else for (const toggle of toggles) await expect(toggle).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Gallery' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '01632 960001' })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height), link.textContent).toBeGreaterThanOrEqual(44)
    }
    // An icon has a label for screen readers.
    await expect(canvas.getByRole('link', { name: 'Snapchat' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join our WhatsApp group' })).toHaveAttribute('rel', 'noopener')
  },
}

export const WithLogo: Story = {
  args: { title: undefined, logo: <Star filled />, groups: [{ ...links, links: links.links.slice(0, 5) }, findUs] },
}

/** A mosque without settings: no empty headings. */
export const Minimal: Story = {
  args: { title: undefined, charity: undefined, groups: [{ title: 'Follow us', links: [] }] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    title: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale and Nidderdale',
    groups: [
      {
        title: 'Donaudampfschifffahrtsgesellschaft',
        links: [{ href: '#long', label: 'Gemeindeversammlungsprotokolle' }],
      },
      { ...findUs, lines: ['averyveryveryverylongaddresswithoutanyspaceatall.example.org'] },
    ],
  },
}

export const Campaigns: StoryObj<typeof CampaignsFooter> = {
  render: () => (
    <CampaignsFooter
      copyright="© 2026 Masjid an-Noor"
      legalLabel="Legal"
      legal={[
        { href: '#terms', label: 'Terms and conditions' },
        { href: '#privacy', label: 'Privacy policy' },
      ]}
      credit={{ href: 'https://minaret.example', label: 'Made with Minaret' }}
    />
  ),
  async play({ canvas }) {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['Terms and conditions', 'Privacy policy', 'Made with Minaret'])
  },
}
