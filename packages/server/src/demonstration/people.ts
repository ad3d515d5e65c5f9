import type { aboutSections, galleryImages, teamMembers, vacancies } from '../db/site.ts'

type Row<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'tenantId' | 'position' | 'publishedAt'>

/** Pages about the mosque. */
export const aboutPages: readonly Row<typeof aboutSections>[] = [
  {
    id: 'our-story',
    title: 'Our story',
    summary: 'From a front room with nine men to a hall for eight hundred people.',
    body: '<p>In 1967 nine men who worked the same night shift began to pray together in a front room. When the room was full they took turns. When the turns were full they bought a chapel that had stood empty for ten years, paid for it in coins, and carried the pews to a school that wanted them.</p><p>{name} has been on this street ever since. The chapel’s foundation stone is still by the door, beside ours. We are proud of both.</p><h2>What we hold to</h2><ul><li>The door is open before Fajr and after Isha, to anyone.</li><li>What is given is written down, and the book may be read.</li><li>Nobody who comes hungry leaves hungry.</li></ul>',
  },
  {
    id: 'visiting',
    title: 'Visiting for the first time',
    summary: 'Where to leave your shoes, what to wear, and that nobody minds if you get it wrong.',
    body: '<p>Come in by the main door. Shoes go on the racks; there are slippers if the floor is cold. Wear something that covers knees and shoulders. Women may borrow a scarf from the basket, and need not bring one.</p><h2>During a prayer</h2><p>You are welcome to sit at the back and watch. It takes about ten minutes. On Fridays there is a talk first, part of it in English.</p><h2>Getting in</h2><p>There is a ramp on the left, a lift, a wash room on the ground floor, and an induction loop in the main hall.</p>',
  },
  {
    id: 'how-we-are-run',
    title: 'How we are run',
    summary: 'Seven trustees, elected for three years, and accounts anybody may read.',
    body: '<p>{name} is a charity. Its trustees are members of the congregation, elected at the annual meeting, unpaid, and replaced in turn. The imam is employed and has no vote on money.</p><p>Complaints go to the chair at <a href="mailto:{email}">{email}</a> and are answered within two weeks.</p>',
  },
  {
    id: 'keeping-safe',
    title: 'Keeping children and adults safe',
    summary: 'Who is checked, who to tell, and what happens then.',
    body: '<p>Everyone who teaches or drives for us has been checked by the Disclosure and Barring Service and trained. No adult is alone with a child behind a closed door.</p><p>If something worries you, tell Khadija Noor, who looks after this, or call the police on 999 when somebody is in danger now. You will be believed, and you will be told what was done.</p>',
  },
]

/** Names of people who do not exist. */
export const demonstrationTeam: readonly Row<typeof teamMembers>[] = [
  {
    id: 'yusuf-rahman',
    name: 'Imam Yusuf Rahman',
    role: 'Imam',
    biography: 'Grew up two streets away, studied in Bury and Cairo, and still supports the wrong football club.',
    email: '{email}',
  },
  {
    id: 'maryam-siddiq',
    name: 'Ustadha Maryam Siddiq',
    role: 'Head of learning',
    biography: 'Taught chemistry for fifteen years before she came to run the classes and the evening school.',
    email: '{email}',
  },
  {
    id: 'amina-shah',
    name: 'Dr Amina Shah',
    role: 'Chair of the trustees',
    biography: 'A family doctor. Reads the minutes, all of them.',
  },
  {
    id: 'bilal-anwar',
    name: 'Hafiz Bilal Anwar',
    role: 'Teacher of the Qur’an',
    biography: 'Has listened to three generations read, and has never raised his voice.',
  },
  {
    id: 'ibrahim-malik',
    name: 'Ibrahim Malik',
    role: 'Treasurer',
    biography: 'An accountant who counts the Friday buckets himself, with two witnesses.',
  },
  {
    id: 'khadija-noor',
    name: 'Khadija Noor',
    role: 'Safeguarding and the sisters’ programme',
    biography: 'A social worker by day. The person to tell when something worries you.',
    email: '{email}',
  },
  {
    id: 'omar-farah',
    name: 'Omar Farah',
    role: 'Caretaker',
    biography: 'Opens before Fajr, closes after Isha, and knows where the spare key to everything is.',
  },
]

/** Posts to fill. The number says in how many days one closes. */
export const demonstrationVacancies: readonly (Row<typeof vacancies> & { closesIn?: number })[] = [
  {
    id: 'evening-school-teacher',
    title: 'Teacher for the evening school',
    summary: 'Eight children, four evenings, a class that has been waiting for you.',
    body: '<p>You read the Qur’an well and like children better than order. We train, pay and check you, and you are never alone with a class.</p><h2>To apply</h2><p>Write a page about yourself and name two people who have seen you teach.</p>',
    hours: 'Monday to Thursday, 17:00 to 19:00, in term',
    paid: true,
    closesIn: 40,
    contact: '{email}',
  },
  {
    id: 'night-volunteers',
    title: 'Volunteers for cold nights',
    summary: 'Sit up with a flask and a book so that somebody else can sleep.',
    body: '<p>Two people a night, from ten to six, on nights that freeze. You need a kind face and a telephone. A hot breakfast is included.</p>',
    hours: 'One night a month, or more',
    paid: false,
    contact: '{email}',
  },
]

/** Pictures of `@minaret/ui/demonstration`, which the site's build puts beside its own. */
const picture = (name: string, width: number, height: number, alt: string) => ({
  src: `/assets/demonstration/${name}-${width}.webp`,
  width,
  height,
  alt,
})

export const demonstrationGallery: readonly Row<typeof galleryImages>[] = [
  {
    id: 'courtyard',
    album: 'The building',
    image: picture('courtyard', 1120, 630, 'The courtyard in the morning, its fountain still'),
  },
  {
    id: 'hall',
    album: 'The building',
    caption: 'Before Fajr',
    image: picture('hall', 480, 360, 'The prayer hall, empty, lamps lit'),
  },
  {
    id: 'window',
    album: 'The building',
    image: picture('window', 480, 360, 'Light through a patterned window onto a carpet'),
  },
  {
    id: 'night',
    album: 'The building',
    caption: 'The last night of Ramadan',
    image: picture('night', 480, 640, 'The minaret at night under a thin moon'),
  },
  {
    id: 'table',
    album: 'Together',
    caption: 'Dinner with the neighbours',
    image: picture('table', 480, 360, 'A long table laid with bread, dates and soup'),
  },
  {
    id: 'neighbours',
    album: 'Together',
    image: picture('neighbours', 480, 360, 'Neighbours talking at the door of the mosque'),
  },
  {
    id: 'evening',
    album: 'Together',
    image: picture('evening', 480, 360, 'The street in front of the mosque at dusk'),
  },
  {
    id: 'books',
    album: 'Learning',
    caption: 'The library',
    image: picture('books', 480, 360, 'A shelf of books beside an open Qur’an on its stand'),
  },
  { id: 'roof', album: 'The new roof', image: picture('roof', 480, 360, 'Slates and scaffolding on the roof') },
]
