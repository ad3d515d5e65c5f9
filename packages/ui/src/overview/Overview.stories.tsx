import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PremiumFooter } from '../site/PremiumFooter.tsx'
import { Controls, Dates, Giving } from './Controls.tsx'
import { Colours, Masthead, Scripts, Cards, Times } from './Poster.tsx'
import { Reading } from './Reading.tsx'
import { StaticToasts, StaticDialog } from './StaticOverlays.tsx'
import styles from './poster.module.css'
import { clockTime, currentSampleText, type SampleText } from './words/index.ts'

const meta = { title: 'UI/Overview', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const SampleFooter = ({ sample, sample: { footer } }: { sample: SampleText }) => (
  <PremiumFooter
    seed="masjid-an-noor"
    title={sample.mosque}
    groups={[
      {
        title: footer.visit,
        lines: ['12 Orchard Street\nBradford BD1 4ZZ'],
        links: [{ href: '#directions', label: footer.directions }],
      },
      {
        title: footer.follow,
        shape: 'icons',
        links: [
          { href: '#facebook', label: footer.facebook, icon: 'facebook' },
          { href: '#instagram', label: footer.instagram, icon: 'instagram' },
        ],
      },
      {
        title: footer.community,
        shape: 'buttons',
        links: [{ href: '#group', label: footer.sisters, icon: 'whatsapp' }],
      },
    ]}
    copyright={`© ${clockTime(sample, '2026')} ${sample.mosque}`}
    charity={footer.charity}
    legalLabel={footer.legal}
    legal={[
      { href: '#privacy', label: footer.privacy },
      { href: '#terms', label: footer.terms },
    ]}
  />
)

/** All components on one page in a tenant's colour, in the language of the toolbar. */
export const Overview: StoryObj<typeof meta> = {
  render() {
    const sample = currentSampleText()
    return (
      <>
        <main className={styles.poster}>
          <Masthead sample={sample} />
          <Colours sample={sample} />
          <Cards sample={sample} />
          <Giving sample={sample} />
          <Controls sample={sample} />
          <Times sample={sample} />
          <StaticDialog sample={sample} />
          <Dates sample={sample} />
          <StaticToasts sample={sample} />
          <Reading sample={sample} />
          <Scripts />
        </main>
        <SampleFooter sample={sample} />
      </>
    )
  },
  async play({ canvas }) {
    const { lang } = document.documentElement
    const name =
      lang === 'ar' ? 'لون واحد، وأسرة واحدة' : lang === 'ur' ? 'ایک رنگ، ایک خاندان' : 'One colour, one family'
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  },
}
