import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../notice/EmptyState.tsx'
import { List, type ListRow } from './List.tsx'

const onPress = fn()
const rows: ListRow[] = [
  { id: 'a', lead: '27 Nov', title: 'Community dinner', href: '#dinner', meta: 'After Maghrib, in the lower hall' },
  {
    id: 'b',
    lead: '4 Dec',
    title: 'Sisters’ circle',
    href: '#circle',
    meta: 'Every Friday, 11:00',
    action: (
      <Button tone="quiet" onClick={onPress}>
        Add to calendar
      </Button>
    ),
  },
  { id: 'c', lead: '12 Dec', title: 'The canal walk', meta: 'Meet at the gate' },
]

const meta = {
  component: List,
  args: { rows, label: 'Events', empty: <EmptyState seed="events" title="No events planned" /> },
} satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    onPress.mockClear()
    // The action is above the row's link.
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }))
    await expect(onPress).toHaveBeenCalledOnce()
    const row = canvas.getByRole('link', { name: 'Community dinner' }).closest('li')
    const { left, right, top, height } = row?.getBoundingClientRect() ?? new DOMRect()
    const elementAtCentre = document.elementFromPoint((left + right) / 2, top + height / 2)
    await expect(elementAtCentre).toHaveTextContent('Community dinner')
  },
}

export const Many: Story = {
  args: { rows: Array.from({ length: 24 }, (_, i) => ({ id: `${i}`, title: `Resource ${i + 1}`, href: `#${i}` })) },
}

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'long',
        lead: '31 December',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsversammlung of the whole neighbourhood',
        href: '#long',
        meta: 'A sentence that goes on for longer than the row is wide, and then a little longer than that.',
        action: <Button tone="quiet">Open the whole programme</Button>,
      },
    ],
  },
}

export const Empty: Story = {
  args: { rows: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByRole('heading')).toHaveTextContent('No events planned')
  },
}
