import type { courses } from '../db/site.ts'

/** A course, its dates told in days from the day it is loaded. */
export type DemonstrationCourse = Omit<
  typeof courses.$inferInsert,
  'tenantId' | 'position' | 'publishedAt' | 'starts' | 'ends' | 'closes'
> & { startsIn?: number; endsIn?: number; closesIn?: number }

/** One that can be applied for, one that is full, one that is closed, and one without a limit. */
export const demonstrationCourses: readonly DemonstrationCourse[] = [
  {
    id: 'fiqh-of-prayer',
    title: 'The prayer, from the beginning',
    summary: 'Eight evenings on how to pray, why it is done so, and what to do when it goes wrong.',
    body: '<p>For whoever learnt to pray at five and has wondered since. Each evening has a lesson, a demonstration and half an hour of questions, which are usually the best part.</p><h2>What you need</h2><p>Nothing. There is a booklet, and it is yours to keep.</p>',
    occurs: 'Eight Tuesdays, 19:30 to 21:00; a new round begins when one ends',
    audience: 'Adults',
    teacher: 'Imam Yusuf Rahman',
    place: 'Small hall',
    price: 'Free',
    contact: '{email}',
    places: 24,
    placesTaken: 15,
  },
  {
    id: 'marriage',
    title: 'Before you marry',
    summary: 'Money, in-laws, children and silence: four Saturdays for couples who are engaged.',
    body: '<p>You will fill in a form about money together, which is when most couples have their first useful argument. Led by a married pair who have been counsellors for twenty years.</p>',
    occurs: 'Four Saturdays, 14:00 to 17:00',
    audience: 'Engaged couples',
    teacher: 'Dr Amina Shah and Tariq Shah',
    place: 'Upper room',
    price: '£40 a couple',
    contact: '{email}',
    places: 12,
    placesTaken: 12,
    startsIn: 18,
    endsIn: 39,
  },
  {
    id: 'calligraphy',
    title: 'Calligraphy with a reed pen',
    summary: 'Six mornings, one line, written until it is right.',
    body: '<p>You cut your own pen, make your own ink, and copy one line of thuluth. People come back calmer than they left.</p>',
    occurs: 'Six Sundays, 10:00 to 12:30',
    audience: 'From age 14',
    teacher: 'Ustadha Maryam Siddiq',
    place: 'Library',
    price: '£60, ink and paper included',
    contact: '{email}',
    places: 10,
    placesTaken: 7,
    startsIn: 5,
    endsIn: 40,
    closesIn: -2,
  },
  {
    id: 'janazah',
    title: 'Washing and shrouding',
    summary: 'A day to learn what every community needs somebody to know.',
    body: '<p>Held separately for brothers and sisters, with a model, quietly. Whoever wants to may join the rota afterwards; nobody has to.</p>',
    occurs: 'One Saturday, 10:00 to 16:00, and again whenever twelve people have asked',
    audience: 'Adults',
    teacher: 'The funeral committee',
    place: 'Wash room and small hall',
    price: 'Free',
    contact: '{email}',
  },
]
