import type { Meta, StoryObj } from '@storybook/react-vite'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { nav } from './sample.ts'

const meta = { title: 'Kit/Logos', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const star = 'M20 4l4.7 4.7h6.6v6.6L36 20l-4.7 4.7v6.6h-6.6L20 36l-4.7-4.7H8.7v-6.6L4 20l4.7-4.7V8.7h6.6z'

function Logo({ shape }: { shape: 'square' | 'wide' | 'round' }) {
  const width = shape === 'wide' ? 132 : 40
  return (
    <svg viewBox={`0 0 ${width} 40`} width={width} height="40" fill="var(--on-deep)">
      <rect width={width} height="40" rx={shape === 'round' ? 20 : 8} fill="var(--deep)" />
      <path d={star} transform="translate(6 6) scale(0.7)" />
      {shape === 'wide' && <path d="M48 14h70v4H48zM48 24h52v3H48z" />}
    </svg>
  )
}

const header = (shape: 'square' | 'wide' | 'round'): Story => ({
  render: () => (
    <SiteHeader
      home={{ href: '#home', label: 'home' }}
      name="Masjid an-Noor"
      logo={<Logo shape={shape} />}
      logoOnly={shape === 'wide'}
      nav={nav}
      navLabel="Main"
      menuLabel="Menu"
      action={{ href: '#donate', label: 'Donate' }}
    />
  ),
})

export const Square = header('square')
/** A wide logo already says the name: the words are left to those who listen. */
export const Wide = header('wide')
export const Round = header('round')
