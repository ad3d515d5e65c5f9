import type { events, news } from '../db/site.ts'
import type { When } from './dates.ts'

/** An event of the demonstration: when is told by the week, so that there is always something to come. */
export type DemonstrationEvent = Omit<
  typeof events.$inferInsert,
  'tenantId' | 'startsAt' | 'endsAt' | 'updatedAt' | 'publishedAt'
> & { when: When }

export const demonstrationEvents: readonly DemonstrationEvent[] = [
  {
    id: 'neighbours-dinner',
    when: { weekday: 6, week: 0, at: '18:30', minutes: 150 },
    title: 'Dinner with the neighbours',
    summary: 'Long tables, one street, everyone’s grandmother’s recipe.',
    body: '<p>Once a season we put every table we own into the hall and invite the street. Bring a dish if you like to cook and an appetite if you do not.</p><p>All the food is halal, half of it is vegetarian, and there is a quiet room for children who have had enough.</p>',
    place: 'Main hall',
    address: '{address}',
    audience: 'Everyone',
    price: 'Free',
    booking: 'mailto:{email}',
    contact: '{email}',
  },
  {
    id: 'family-law-evening',
    when: { weekday: 2, week: 1, at: '19:00', minutes: 90 },
    title: 'Wills, inheritance and the law',
    summary: 'A solicitor and an imam answer the same questions side by side.',
    body: '<p>How an Islamic will is written so that an English court reads it as you meant it. Forms are handed out; nobody is asked to sign anything that evening.</p>',
    place: 'Small hall',
    address: '{address}',
    audience: 'Adults',
    price: 'Free',
    contact: '{email}',
  },
  {
    id: 'open-day',
    when: { weekday: 7, week: 2, at: '11:00', minutes: 300 },
    title: 'Open day',
    summary: 'Look around, watch a prayer, ask anything, try the calligraphy table.',
    body: '<p>The doors are open to everyone from eleven to four. Tours leave every half hour. Dhuhr is prayed in the main hall, and there are chairs along the wall for whoever wants to watch.</p>',
    place: 'The whole building',
    address: '{address}',
    audience: 'Visitors of every faith and none',
    price: 'Free',
    contact: '{email}',
  },
  {
    id: 'blood-donation',
    when: { weekday: 4, week: 2, at: '13:30', minutes: 330 },
    title: 'Blood donation',
    summary: 'A hundred and twenty places, and a biscuit for each.',
    body: '<p>The hall becomes a clinic for an afternoon. Blood groups common in our community are the ones hospitals run short of first.</p>',
    place: 'Main hall',
    address: '{address}',
    audience: 'Ages 17 to 65',
    price: 'Free',
    contact: '{email}',
  },
  {
    id: 'fathers-walk',
    when: { weekday: 6, week: 3, at: '08:00', minutes: 300 },
    title: 'A walk in the hills',
    summary: 'Nine miles, two flasks of tea, Dhuhr on a hillside.',
    body: '<p>Meet at the mosque at eight; cars are shared. Boots and a waterproof, please. We turn back if the weather does.</p>',
    place: 'Meet at the front door',
    address: '{address}',
    audience: 'Brothers and sons from 10',
    price: '£5 for petrol',
    cancelled: true,
    contact: '{email}',
  },
  {
    id: 'community-weekend',
    when: { weekday: 6, week: 4, at: '00:00', minutes: 2 * 24 * 60 - 1 },
    allDay: true,
    title: 'Community weekend',
    summary: 'Two days of workshops, a bazaar and the children’s play.',
    body: '<p>Saturday is for families and Sunday for learning. Stalls are free for charities; write to us for one.</p>',
    place: 'The whole building',
    address: '{address}',
    audience: 'Everyone',
    price: 'Free; bring money for the bazaar',
    contact: '{email}',
  },
  {
    id: 'first-aid',
    when: { weekday: 6, week: -2, at: '10:00', minutes: 180 },
    title: 'First aid for parents',
    summary: 'Choking, burns and fevers, taught by a nurse with four children.',
    body: '<p>Twenty-two parents practised on dolls and on each other. We will run it again in spring.</p>',
    place: 'Small hall',
    address: '{address}',
    audience: 'Parents and grandparents',
    price: 'Free',
  },
  {
    id: 'annual-meeting',
    when: { weekday: 7, week: -5, at: '15:00', minutes: 120 },
    title: 'Annual meeting',
    summary: 'The accounts, the roof, and who will do what next year.',
    body: '<p>The accounts were approved, two trustees were elected, and the meeting agreed to mend the roof before anything else.</p>',
    place: 'Main hall',
    address: '{address}',
    audience: 'Members',
    price: 'Free',
  },
]

/** A piece of news, by how many days ago it came out. */
export type DemonstrationNews = Omit<typeof news.$inferInsert, 'tenantId' | 'publishedAt' | 'updatedAt'> & {
  daysAgo: number
}

export const demonstrationNews: readonly DemonstrationNews[] = [
  {
    id: 'winter-rooms',
    daysAgo: 2,
    title: 'The small hall stays open all night in the cold',
    summary: 'When it freezes, there is a warm room, soup and a sofa for whoever needs one.',
    body: '<p>On any night the forecast says below zero, the side door stays unlocked and two volunteers stay up. Last winter forty-one people slept here. Most were not Muslim; nobody asked.</p><p>We need blankets, and people who do not mind being awake at four. Write to <a href="mailto:{email}">{email}</a>.</p>',
    author: 'Khadija Noor',
  },
  {
    id: 'maktab-results',
    daysAgo: 9,
    title: 'Eleven children finish their first reading of the Qur’an',
    summary: 'Their grandparents filled three rows, and there was cake.',
    body: '<p>The youngest is seven and the oldest fourteen. Each read a page aloud, without a microphone, in a silence that the main hall rarely hears on a Saturday.</p><p>Places in the evening school open again next term.</p>',
    author: 'Ustadha Maryam Siddiq',
  },
  {
    id: 'solar',
    daysAgo: 20,
    title: 'The sun paid a third of our electricity last year',
    summary: 'The panels on the south side have made 14,200 kilowatt hours since they went up.',
    body: '<p>That is about £3,900 which went to the food bank and the classes instead. The readings hang by the shoe racks, and are brought up to date every Friday.</p>',
    author: 'Ibrahim Malik',
  },
  {
    id: 'lift',
    daysAgo: 34,
    title: 'The lift is mended',
    summary: 'The upper room can be reached without stairs again. Thank you for your patience.',
    body: '<p>The part came from Finland and took seven weeks. Until it is inspected next month, please let those who need it go first.</p>',
    author: 'Omar Farah',
  },
  {
    id: 'accounts',
    daysAgo: 61,
    title: 'Where last year’s money went',
    summary: 'Of every pound: 41p on the building, 33p on people in need, 19p on teaching, 7p on running it all.',
    body: '<p>The full accounts are with the Charity Commission and on the notice board. If a number surprises you, ask the treasurer after Jumu’ah; he likes being asked.</p>',
    author: 'Ibrahim Malik',
  },
]
