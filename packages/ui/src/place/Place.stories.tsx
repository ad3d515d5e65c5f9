import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DirectionsLink, PlaceCard } from './Place.tsx'

const meta = {
  title: 'Place/Place',
  component: PlaceCard,
  args: {
    name: 'Masjid an-Noor',
    address: '12 Mill Lane\nHalifax HX1 2AB',
    to: { latitude: 53.7218, longitude: -1.8631 },
    directions: 'Directions',
    children: 'The sisters’ entrance is on Canal Street. The car park closes after Isha.',
  },
} satisfies Meta<typeof PlaceCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithDirections: Story = {
  async play({ canvas, canvasElement }) {
    const link = canvas.getByRole('link', { name: 'Directions' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('destination=53.7218%2C-1.8631'))
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    // No third-party map, and no third-party requests.
    await expect(canvasElement.querySelector('iframe, img, script')).toBeNull()
  },
}

export const AddressOnly: Story = { args: { name: undefined, to: undefined, children: undefined } }

export const LongText: Story = {
  args: {
    name: 'The Islamic Cultural Centre and Jamia Masjid of Upper Wharfedale',
    address: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
}

export const LinkOnly: Story = {
  render: () => <DirectionsLink to={{ href: 'https://maps.example/x' }}>Directions to the masjid</DirectionsLink>,
}
