import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button, ButtonLink } from './Button.tsx'
import { ButtonRow } from './ButtonRow.tsx'

const meta = { component: Button, args: { children: 'Donate £25', onClick: fn() } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Donate £25' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Quiet: Story = { args: { tone: 'quiet', children: 'Change amount' } }

export const Danger: Story = { args: { tone: 'danger', children: 'Cancel this gift' } }

export const Large: Story = { args: { size: 'large', wide: true } }

export const Row: Story = {
  render: () => (
    <ButtonRow>
      <Button>Save changes</Button>
      <Button tone="quiet">Discard what was typed</Button>
      <Button tone="danger">Delete</Button>
    </ButtonRow>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const Busy: Story = {
  args: { busy: true },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Donate £25' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const BusySubmit: Story = {
  args: { busy: true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        args['aria-label'] = 'submitted'
      }}
    >
      <Button {...args} />
    </form>
  ),
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Donate £25' }))
    await expect(args['aria-label']).toBeUndefined()
  },
}

export const AsLink: Story = {
  render: () => <ButtonLink href="#donate">Give to the roof</ButtonLink>,
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Give to the roof' })).toHaveAttribute('href', '#donate')
  },
}
