import { Accordion } from '../accordion/Accordion.tsx'
import { Gallery } from '../gallery/Gallery.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Breadcrumb } from '../trail/Breadcrumb.tsx'
import { picture } from './pictures.ts'
import styles from './poster.module.css'
import type { SampleText } from './words/index.ts'

/** Components for reading: breadcrumb, accordion, skeleton and gallery. */
export const Reading = ({ sample: { questions, gallery } }: { sample: SampleText }) => (
  <>
    <div data-span="6" className={styles.tile}>
      <Breadcrumb label={questions.here} items={[{ href: '#home', label: questions.home }]} current={questions.title} />
      <Accordion
        level={2}
        items={[
          { title: questions.visit, open: true, children: <p>{questions.visitMore}</p> },
          { title: questions.children, children: <p>{questions.childrenMore}</p> },
          { title: questions.park, children: <p>{questions.parkMore}</p> },
        ]}
      />
      <Skeleton shape="text" label={questions.loading} />
    </div>
    <div data-span="6">
      <Gallery
        pictures={(['evening', 'window', 'hall', 'night'] as const).map((name) => ({
          id: name,
          thumbnail: picture(name, gallery[name]),
          large: picture(name, gallery[name]),
        }))}
        labels={gallery}
      />
    </div>
  </>
)
