import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './Prose.tsx'

const meta = { component: Prose } satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const AllElements: Story = {
  args: {
    opening: true,
    children: (
      <>
        <p>Come in by the main door. Shoes go on the racks; there are slippers if the floor is cold.</p>
        <h2>During a prayer</h2>
        <p>
          You are welcome to sit at the <strong>back</strong> and watch. See <a href="#times">today’s times</a>.
        </p>
        <ul>
          <li>The door is open before Fajr.</li>
          <li>
            There is a ramp.
            <ul>
              <li>On the left.</li>
            </ul>
          </li>
        </ul>
        <h3>In this order</h3>
        <ol>
          <li>Wudu</li>
          <li>Prayer</li>
        </ol>
        <blockquote>
          <p>Seek knowledge.</p>
        </blockquote>
        <table>
          <caption>What the hall costs</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">An hour</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Neighbours</th>
              <td>£15</td>
            </tr>
          </tbody>
        </table>
        <p dir="auto" lang="ar">
          بسم الله الرحمن الرحيم
        </p>
      </>
    ),
  },
  async play({ canvas }) {
    const [outer] = canvas.getAllByRole('listitem')
    await expect(outer && getComputedStyle(outer).listStyleType).toBe('disc')
    await expect(canvas.getByText('بسم الله الرحمن الرحيم')).toHaveStyle({ direction: 'rtl' })
  },
}

export const LongText: Story = {
  args: {
    children: (
      <table>
        <tbody>
          <tr>
            <th scope="row">Donaudampfschifffahrtsgesellschaftskapitän</th>
            <td>https://mosque.example/a/very/long/address/that/nobody/should/have/to/type</td>
          </tr>
        </tbody>
      </table>
    ),
  },
}
