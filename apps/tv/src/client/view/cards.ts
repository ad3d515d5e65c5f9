import type { Gatherings, Orientation, Slide, TimesBoard } from '@minaret/display'
import { type TvCardProps, type TvCardTime, widthOf } from '@minaret/ui/tv'
import { pagesOf } from './pages.ts'
import type { ViewWords } from './words.ts'

/** A card with its key. */
export type Card = TvCardProps & { id: string }

/** Capacity of a card: text width in ems, the same for a burial, and the number of times with their texts. */
const capacities = {
  landscape: { text: 60, grave: 30, times: 2 },
  portrait: { text: 46, grave: 46, times: 1 },
} as const

/** The width in ems above which a time's text needs its own card. */
const wideText = 30

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...chunk(items.slice(size), size)]

const announcementCards = (
  { id, title, text }: { id: string; title?: string; text: string },
  label: string,
  maxWidth: number,
): Card[] =>
  pagesOf(text, maxWidth).map((page, at) => ({
    id: `${id} ${at}`,
    label,
    ...(title !== undefined && title !== label && { title }),
    text: page,
  }))

const gatheringCards = ({ name, day, slots }: Gatherings, maxTimes: number): Card[] =>
  chunk(
    slots.map(({ at, more }, place): TvCardTime => ({ id: String(place), at, ...(more !== undefined && { more }) })),
    slots.some(({ more = '' }) => widthOf(more) > wideText) ? 1 : maxTimes,
  ).map((times, at) => ({ id: `${name} ${day} ${at}`, label: day, title: name, times }))

/** The donation QR code, shown on every card about giving. */
function codeOf(slides: readonly Slide[]): Pick<Card, 'code'> {
  for (const slide of slides)
    if (slide.kind === 'giving') return { code: { label: slide.address, size: slide.code.size, path: slide.code.path } }
  return {}
}

function cardsOf(slide: Slide, slides: readonly Slide[], orientation: Orientation, { tv, tvPlain }: ViewWords): Card[] {
  const capacity = capacities[orientation]
  const { id } = slide
  switch (slide.kind) {
    case 'news':
      return announcementCards(slide, tvPlain.news, capacity.text)
    case 'event': {
      const parts = [slide.when].concat(slide.place ?? [], slide.cancelled ? tvPlain.cancelled : [])
      return [{ id, label: tv.upcoming, title: slide.title, text: parts.join(' · ') }]
    }
    case 'campaign': {
      const { title, raised, target, share } = slide
      const text = target === undefined ? tv.raised({ raised }) : tv.of({ raised, target })
      return [{ id, label: tv.appeal, title, text, ...(share !== undefined && { share }), ...codeOf(slides) }]
    }
    case 'giving':
      return [{ id, label: tv.give, title: tv.scan, text: slide.address, ...codeOf(slides) }]
    case 'changes':
      // One card per day of changes.
      return slide.changes
        .map(({ day }) => day)
        .filter((day, at, days) => days.indexOf(day) === at)
        .reduce<Card[]>((cards, day) => {
          const times = slide.changes.filter((change) => change.day === day)
          const pieces = chunk(times, capacity.times).map((piece, at) => ({
            id: `${day} ${at}`,
            label: tvPlain.changes,
            title: day,
            times: piece.map((change): TvCardTime => ({
              id: change.id,
              name: change.name,
              ...(change.before && { before: change.before }),
              ...(change.at ? { at: change.at } : { none: tv.none }),
            })),
          }))
          return cards.concat(pieces)
        }, [])
  }
}

/** A burial is shown for two of every three turns if there are other cards. */
const burialTurns = { of: 3, shown: 2 }

/**
 * The card at the foot of the board now. Cards take turns. A burial comes first, and most of the time; the others still take
 * turns, so that tomorrow's changes are known today.
 */
export function cardNow(board: TimesBoard, orientation: Orientation, words: ViewWords): Card | undefined {
  const { grave: burialWidth, times } = capacities[orientation]
  const { janazah, slides, gatherings, turn } = board
  const burials = janazah.reduce<Card[]>(
    (cards, announcement) =>
      cards.concat(
        announcementCards(announcement, words.tvPlain.janazah, burialWidth).map((card) => ({
          ...card,
          tone: 'grave' as const,
        })),
      ),
    [],
  )
  const firstCards = gatherings
    // The table already shows times without a text, except those of Eid.
    .filter(({ name, slots }) => name !== words.prayer.jumuah || slots.some(({ more }) => more !== undefined))
    .reduce<Card[]>((cards, gathering) => cards.concat(gatheringCards(gathering, times)), [])
  const cards = slides.reduce<Card[]>(
    (all, slide) => all.concat(cardsOf(slide, slides, orientation, words)),
    firstCards,
  )
  if (burials.length === 0) return cards[turn % Math.max(1, cards.length)]
  if (cards.length === 0) return burials[turn % burials.length]
  const [round, place] = [Math.floor(turn / burialTurns.of), turn % burialTurns.of]
  return place < burialTurns.shown
    ? burials[(round * burialTurns.shown + place) % burials.length]
    : cards[round % cards.length]
}
