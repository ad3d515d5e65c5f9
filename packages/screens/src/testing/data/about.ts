import type { About, AboutSection } from '@minaret/contract'
import { images } from './images.ts'

const history = {
  id: 'history',
  title: 'Our history',
  summary: 'From a terraced house in 1974 to the mosque of today.',
  image: images.courtyard,
}

/** The About page of a mosque. */
export const about: About = {
  sections: [
    history,
    { id: 'building', title: 'The building', summary: 'What to see on a visit.' },
    { id: 'trustees', title: 'How we are run', summary: 'Trustees, accounts and meetings.' },
  ],
  team: [
    {
      id: 'yusuf',
      name: 'Imam Yusuf Ahmed',
      role: 'Imam',
      biography: 'Studied in Madinah and Leeds.',
      email: 'imam@an-noor.example',
      image: images.hall,
    },
    { id: 'aisha', name: 'Aisha Rahman', role: 'Chair of trustees' },
  ],
  vacancies: [
    {
      id: 'teacher',
      title: 'Maktab teacher',
      summary: 'Teach a class of twelve children on weekday evenings.',
      body: '<p>You have taught children before and can recite with tajweed.</p>',
      hours: '10 hours a week',
      paid: true,
      closes: '2026-12-15',
      contact: 'jobs@an-noor.example',
    },
  ],
}

/** One full section. */
export const aboutSection: AboutSection = {
  ...history,
  body: '<p>The first congregation met at 12 Mill Lane.</p><h2>1989: the present building</h2><p>Built with gifts from four hundred families.</p>',
}
