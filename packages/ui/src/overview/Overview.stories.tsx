import type { Meta, StoryObj } from '@storybook/react-vite'
import { PremiumFooter } from '../site/PremiumFooter.tsx'
import { Colours, Controls, Giving, Masthead, Reading, Scripts, Things, Times } from './Poster.tsx'
import styles from './poster.module.css'

const meta = { title: 'Kit/Overview', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

/** The whole family on one sheet: what a tenant's one colour makes of it. */
export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <>
      <main className={styles.poster}>
        <Masthead />
        <Colours />
        <Things />
        <Giving />
        <Controls />
        <Times />
        <Reading />
        <Scripts />
      </main>
      <PremiumFooter
        seed="masjid-an-noor"
        title="Masjid an-Noor"
        groups={[
          {
            title: 'Visit',
            lines: ['12 Orchard Street\nBradford BD1 4ZZ'],
            links: [{ href: '#directions', label: 'Directions' }],
          },
          {
            title: 'Follow',
            shape: 'marks',
            links: [
              { href: '#facebook', label: 'Facebook', mark: 'facebook' },
              { href: '#instagram', label: 'Instagram', mark: 'instagram' },
            ],
          },
          {
            title: 'Community',
            shape: 'buttons',
            links: [{ href: '#group', label: 'Sisters’ group', mark: 'whatsapp' }],
          },
        ]}
        copyright="© 2026 Masjid an-Noor"
        charity="Registered charity 1000000"
        legalLabel="Legal"
        legal={[
          { href: '#privacy', label: 'Privacy' },
          { href: '#terms', label: 'Terms' },
        ]}
      />
    </>
  ),
}
