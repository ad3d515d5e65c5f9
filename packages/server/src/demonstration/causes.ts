import type { causes } from '../db/content.ts'

/** A cause without the tenant and the place in its list. */
export type DemonstrationCause = Omit<
  typeof causes.$inferInsert,
  'tenantId' | 'position' | 'currencies' | 'publishedAt'
>

/** Causes the demonstration's mosques choose from. */
export const demonstrationCauses: readonly DemonstrationCause[] = [
  {
    id: 'general',
    title: 'Running the mosque',
    summary: 'Heating, lights, cleaning and repairs, every day of the year.',
    story: [
      'The doors open before Fajr and close after Isha, three hundred and sixty-five days a year. Your gift pays for the warm hall on a January morning, the clean carpets and the people who look after them.',
      'It goes to the general fund, which the trustees spend where it is needed most and account for every spring.',
    ],
    kind: 'general',
    fund: 'General fund',
    presetsMinor: [1000, 2500, 5000, 10000],
    giftAid: true,
    jummah: true,
  },
  {
    id: 'roof',
    title: 'A new roof for the prayer hall',
    summary: 'Buckets no more: slate, insulation and gutters before next winter.',
    story: [
      'The roof of the main hall was laid in 1931. It has been patched eleven times in ten years, and last winter the third row prayed beside buckets.',
      'The work takes nine weeks: new slate, insulation that will halve the heating bill, and gutters that carry the rain away. £25 pays for one square metre of slate.',
    ],
    kind: 'other',
    fund: 'Building fund',
    presetsMinor: [2500, 5000, 10000, 25000],
    giftAid: true,
    jummah: true,
  },
  {
    id: 'zakat',
    title: 'Zakat',
    summary: 'Given in full to people in this city who are entitled to it.',
    story: [
      'Zakat is kept in a fund of its own and given only to those entitled to receive it. None of it pays for the building or for the work of giving it out.',
      'The zakat committee meets every second Monday. Most of what you give today will have reached a family within a month.',
    ],
    kind: 'zakat',
    fund: 'Zakat fund (restricted)',
    presetsMinor: [5000, 10000, 25000, 50000],
    giftAid: false,
    jummah: false,
  },
  {
    id: 'sadaqah',
    title: 'Sadaqah',
    summary: 'A gift for any good work, in your name or for someone you love.',
    story: [
      'Small and often is beloved. Your sadaqah goes where a need is greatest this week: a rent, a fridge, a school coat.',
    ],
    kind: 'sadaqah',
    fund: 'Sadaqah fund',
    presetsMinor: [500, 1000, 2000, 5000],
    giftAid: true,
    jummah: true,
  },
  {
    id: 'food',
    title: 'Food bank',
    summary: 'A week of groceries for a family, packed every Saturday.',
    story: [
      'Sixty families come on Saturdays, of every faith and none. £10 fills a bag for two; £25 fills a trolley for five.',
      'Volunteers pack from nine. You are welcome to join them; nobody will ask how well you lift.',
    ],
    kind: 'sadaqah',
    fund: 'Food bank',
    presetsMinor: [1000, 2500, 5000],
    giftAid: true,
    jummah: true,
  },
  {
    id: 'maktab',
    title: 'The evening school',
    summary: 'Books, teachers and a warm room for ninety children.',
    story: [
      'Ninety children learn on weekday evenings. Your gift keeps the fees low enough that no parent has to choose.',
    ],
    kind: 'other',
    fund: 'Education fund',
    presetsMinor: [1000, 3000, 6000],
    giftAid: true,
    jummah: false,
  },
]
