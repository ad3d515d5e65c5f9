import type { components, Course } from '@minaret/contract'
import { images } from './images.ts'

type Schemas = components['schemas']

const seerah: Schemas['Class'] = {
  id: 'seerah',
  title: 'Seerah for adults',
  summary: 'The life of the Prophet ﷺ, one chapter a week.',
  when: 'Sundays, 10:00 to 11:30',
  audience: 'Adults',
  image: images.hall,
}

/** Classes, with and without a picture. */
export const classes: Schemas['Class'][] = [
  seerah,
  { id: 'arabic', title: 'Arabic for beginners', summary: 'Read and write from the first lesson.', when: 'Mondays' },
  { id: 'quran', title: 'Qur’an recitation', summary: 'Small groups by level.', audience: 'Sisters' },
]

/** The details of a class. */
export const classDetail: Schemas['ClassDetail'] = {
  ...seerah,
  body: '<p>No previous knowledge is needed. We use one book, which you can borrow.</p>',
  teacher: 'Ustadha Maryam Khan',
  place: 'Room 2',
  price: '£5 a week',
  contact: 'classes@an-noor.example',
}

const firstAid: Course = {
  id: 'first-aid',
  title: 'First aid in the mosque',
  summary: 'A certificate course in two evenings.',
  starts: '2026-12-07',
  ends: '2026-12-08',
  when: 'Two evenings, 18:00 to 21:00',
  audience: 'Adults',
  open: true,
  places: 4,
  image: images.courtyard,
}

/** Courses: with places left, full, and closed. */
export const courses: Course[] = [
  firstAid,
  { id: 'new-muslims', title: 'Course for new Muslims', summary: 'Six Saturdays.', open: true, places: 0 },
  { id: 'wills', title: 'Writing an Islamic will', summary: 'With a solicitor.', open: false },
]

/** The details of a course. */
export const courseDetail: Schemas['CourseDetail'] = {
  ...firstAid,
  body: '<p>You will practise on each other and on a training dummy.</p><h2>Bring</h2><ul><li>Loose clothes</li></ul>',
  teacher: 'Dr Hamza Siddiqui',
  place: 'Main hall',
  price: 'Free',
  closes: '2026-12-01',
  contact: '+44 1274 496 0001',
}
