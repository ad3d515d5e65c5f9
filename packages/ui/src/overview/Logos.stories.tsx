import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { nav } from './sample.ts'

const meta = { title: 'UI/Logos', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const star = 'M20 4l4.7 4.7h6.6v6.6L36 20l-4.7 4.7v6.6h-6.6L20 36l-4.7-4.7H8.7v-6.6L4 20l4.7-4.7V8.7h6.6z'

type Shape = 'square' | 'wide' | 'round'

/** Returns the URL of a tenant's logo. */
function picture(shape: Shape) {
  const width = shape === 'wide' ? 240 : 40
  const lettering = shape === 'wide' ? '<path d="M48 12h180v6H48zM48 24h120v4H48z"/>' : ''
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" fill="#fff"><rect width="${width}" height="40" rx="8" fill="#123b39"/><path d="${star}" transform="translate(6 6) scale(0.7)"/>${lettering}</svg>`,
  )}`
}

const header = (shape: Shape, src?: string): Story => ({
  render: () => (
    <SiteHeader
      home={{ href: '#home', label: 'home' }}
      name="Masjid an-Noor"
      logo={{ src, shape }}
      nav={nav}
      navLabel="Main"
      menuLabel="Menu"
      action={{ href: '#donate', label: 'Donate' }}
    />
  ),
})

export const Square = header('square', picture('square'))
/** A wide logo contains the name, so the text is only for screen readers. It leaves room for the action. */
export const Wide: Story = {
  ...header('wide', picture('wide')),
  async play({ canvas, canvasElement }) {
    const [logo, donate] = [canvasElement.querySelector('img'), canvas.getByRole('link', { name: 'Donate' })]
    await waitFor(() => expect(logo?.naturalWidth).toBe(240))
    const [logoBox, action] = [logo?.getBoundingClientRect(), donate.getBoundingClientRect()]
    await expect(logoBox && (logoBox.right <= action.left || logoBox.left >= action.right)).toBe(true)
    await expect(logoBox?.width).toBeGreaterThan(100)
  },
}
export const Round = header('round', picture('round'))
export const WithoutLogo = header('square')
/** The name appears if the logo fails to load, even a wide one. */
export const FailedLogo: Story = {
  ...header('wide', 'data:image/png;base64,bm9uZQ=='),
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('Masjid an-Noor').getBoundingClientRect().width).toBeGreaterThan(60)
  },
}
