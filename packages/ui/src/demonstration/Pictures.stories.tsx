import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawScene, sceneNames, type SceneName } from './index.ts'
import styles from './pictures.module.css'

const meta = { title: 'Demonstration/Pictures', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const captions: Record<SceneName, string> = {
  courtyard: 'A mosque before sunrise, mirrored in the water of its courtyard',
  roof: 'A tiled dome in the afternoon',
  neighbours: 'Houses on a hillside at dusk',
  table: 'Bowls, bread and dates on a long table',
  books: 'Books in a niche under a lamp',
  evening: 'Lanterns under an arch at night',
  window: 'An open book in the light of a lattice',
  hall: 'A hall of arches that leads into the light',
  night: 'A minaret and the new moon',
}

const draw = (name: SceneName, seed: string) => {
  const { svg, width, height } = drawScene(name, seed)
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height }
}

/** Every scene, before encoding. */
export const All: Story = {
  render: () => (
    <div className={styles.sheet}>
      {sceneNames.map((name) => (
        <img key={name} {...draw(name, '#0f6e6a')} alt={captions[name]} className={styles.picture} />
      ))}
    </div>
  ),
}

/** One scene in the colours of six tenants. */
export const BySeed: Story = {
  render: () => (
    <div className={styles.sheet}>
      {['#0f6e6a', '#7a2d5a', '#f2b705', '#1d4ed8', '#9f1239', '#777777'].map((seed) => (
        <img key={seed} {...draw('roof', seed)} alt={`${captions.roof}, in ${seed}`} className={styles.picture} />
      ))}
    </div>
  ),
}
