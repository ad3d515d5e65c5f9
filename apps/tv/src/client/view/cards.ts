import type { Gatherings, Orientation, Slide, TimesBoard } from '@minaret/display'
import { type TvCardProps, type TvCardTime, widthOf } from '@minaret/ui/tv'
import { splitIntoPages } from './pages.ts'
import type { TvMessages } from '../messages.ts'

/** A card with its key. */
export type Card = TvCardProps & { id: string }

/** A card's capacity: text width in ems, the same for a burial, and the number of times with text. */
const capacities = {
  landscape: { text: 60, burial: 30, times: 2 },
  portrait: { text: 46, burial: 46, times: 1 },
} as const

/** The width in ems above which a time's text needs its own card. */
const wideText = 30

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)]

const createAnnouncementCards = (
  { id, title, text }: { id: string; title?: string; text: string },
  label: string,
  maxWidth: number,
): Card[] =>
  splitIntoPages(text, maxWidth).map((page, index) => ({
    id: `${id} ${index}`,
    label,
    ...(title !== undefined && title !== label && { title }),
    text: page,
  }))

const createGatheringCards = ({ name, day, slots }: Gatherings, maxTimes: number): Card[] =>
  chunk(
    slots.map(({ time, more }, index): TvCardTime => ({
      id: String(index),
      time,
      ...(more !== undefined && { more }),
    })),
    slots.some(({ more = '' }) => widthOf(more) > wideText) ? 1 : maxTimes,
  ).map((times, index) => ({ id: `${name} ${day} ${index}`, label: day, title: name, times }))

/** The donation QR code, shown on every card about giving. */
function findCode(slides: readonly Slide[]): Pick<Card, 'code'> {
  for (const slide of slides)
    if (slide.kind === 'giving') return { code: { label: slide.address, size: slide.code.size, path: slide.code.path } }
  return {}
}

function createCards(
  slide: Slide,
  slides: readonly Slide[],
  orientation: Orientation,
  { tv, tvPlain }: TvMessages,
): Card[] {
  const capacity = capacities[orientation]
  const { id } = slide
  switch (slide.kind) {
    case 'news':
      return createAnnouncementCards(slide, tvPlain.news, capacity.text)
    case 'event': {
      const parts = [slide.when].concat(slide.place ?? [], slide.cancelled ? tvPlain.cancelled : [])
      return [{ id, label: tv.upcoming, title: slide.title, text: parts.join(' · ') }]
    }
    case 'campaign': {
      const { title, raised, target, share } = slide
      const text = target === undefined ? tv.raised({ raised }) : tv.of({ raised, target })
      return [{ id, label: tv.appeal, title, text, ...(share !== undefined && { share }), ...findCode(slides) }]
    }
    case 'giving':
      return [{ id, label: tv.give, title: tv.scan, text: slide.address, ...findCode(slides) }]
    case 'changes':
      // One card per day of changes.
      return slide.changes
        .map(({ day }) => day)
        .filter((day, index, days) => days.indexOf(day) === index)
        .reduce<Card[]>((cards, day) => {
          const times = slide.changes.filter((change) => change.day === day)
          const changeCards = chunk(times, capacity.times).map((cardTimes, index) => ({
            id: `${day} ${index}`,
            label: tvPlain.changes,
            title: day,
            times: cardTimes.map((change): TvCardTime => ({
              id: change.id,
              name: change.name,
              ...(change.before && { before: change.before }),
              ...(change.time ? { time: change.time } : { none: tv.none }),
            })),
          }))
          return cards.concat(changeCards)
        }, [])
  }
}

/** A burial is shown for two of every three turns if there are other cards. */
const burialTurns = { total: 3, burials: 2 }

/**
 * The card to show at the foot of the board now. Cards rotate; a burial comes first and takes most turns, but the others
 * keep rotating, so that tomorrow's changes are known today.
 */
export function getCurrentCard(board: TimesBoard, orientation: Orientation, messages: TvMessages): Card | undefined {
  const { burial: burialWidth, times } = capacities[orientation]
  const { janazah, slides, gatherings, turn } = board
  const burials = janazah.reduce<Card[]>(
    (cards, announcement) =>
      cards.concat(
        createAnnouncementCards(announcement, messages.tvPlain.janazah, burialWidth).map((card) => ({
          ...card,
          tone: 'grave' as const,
        })),
      ),
    [],
  )
  const firstCards = gatherings
    // The table already shows times without text, except those for Eid.
    .filter(({ name, slots }) => name !== messages.prayer.jumuah || slots.some(({ more }) => more !== undefined))
    .reduce<Card[]>((cards, gathering) => cards.concat(createGatheringCards(gathering, times)), [])
  const cards = slides.reduce<Card[]>(
    (result, slide) => result.concat(createCards(slide, slides, orientation, messages)),
    firstCards,
  )
  if (burials.length === 0) return cards[turn % Math.max(1, cards.length)]
  if (cards.length === 0) return burials[turn % burials.length]
  const [round, position] = [Math.floor(turn / burialTurns.total), turn % burialTurns.total]
  return position < burialTurns.burials
    ? burials[(round * burialTurns.burials + position) % burials.length]
    : cards[round % cards.length]
}
