import type { Gatherings, Orientation, Slide, TimesBoard } from '@minaret/display'
import { type TvCardProps, type TvCardTime, widthOf } from '@minaret/ui/tv'
import { pagesOf } from './pages.ts'
import type { ViewWords } from './words.ts'

/** A card, and what tells it from the others. */
export type Card = TvCardProps & { id: string }

/** How much of a text stands on a card, in parts of its font size, of a burial's, and how many times with their words. */
const rooms = {
  landscape: { text: 60, grave: 30, times: 2 },
  portrait: { text: 46, grave: 46, times: 1 },
} as const

/** From how wide on what is said of a time needs a card of its own. */
const much = 30

/** What is kept together of a list, so many at a time. */
const inPieces = <T>(all: readonly T[], most: number): T[][] =>
  all.length === 0 ? [] : [all.slice(0, most), ...inPieces(all.slice(most), most)]

const announcementCards = (each: { id: string; title?: string; text: string }, label: string, most: number): Card[] =>
  pagesOf(each.text, most).map((text, at) => ({
    id: `${each.id} ${at}`,
    label,
    ...(each.title !== undefined && each.title !== label && { title: each.title }),
    text,
  }))

const gathered = ({ name, day, slots }: Gatherings, most: number): Card[] =>
  inPieces(
    slots.map(({ at, more }, place): TvCardTime => ({ id: String(place), at, ...(more !== undefined && { more }) })),
    slots.some(({ more = '' }) => widthOf(more) > much) ? 1 : most,
  ).map((times, at) => ({ id: `${name} ${day} ${at}`, label: day, title: name, times }))

/** The code people give by, wherever giving is spoken of. */
function codeOf(slides: readonly Slide[]): Pick<Card, 'code'> {
  for (const slide of slides)
    if (slide.kind === 'giving') return { code: { label: slide.address, size: slide.code.size, path: slide.code.path } }
  return {}
}

function cardsOf(slide: Slide, slides: readonly Slide[], orientation: Orientation, { tv, tvPlain }: ViewWords): Card[] {
  const room = rooms[orientation]
  const { id } = slide
  switch (slide.kind) {
    case 'news':
      return announcementCards(slide, tvPlain.news, room.text)
    case 'event': {
      const words = [slide.when].concat(slide.place ?? [], slide.cancelled ? tvPlain.cancelled : [])
      return [{ id, label: tv.upcoming, title: slide.title, text: words.join(' · ') }]
    }
    case 'campaign': {
      const { title, raised, target, share } = slide
      const text = target === undefined ? tv.raised({ raised }) : tv.of({ raised, target })
      return [{ id, label: tv.appeal, title, text, ...(share !== undefined && { share }), ...codeOf(slides) }]
    }
    case 'giving':
      return [{ id, label: tv.give, title: tv.scan, text: slide.address, ...codeOf(slides) }]
    case 'changes':
      // A card holds what changes on one day.
      return slide.changes
        .map(({ day }) => day)
        .filter((day, at, days) => days.indexOf(day) === at)
        .reduce<Card[]>((cards, day) => {
          const times = slide.changes.filter((change) => change.day === day)
          const pieces = inPieces(times, room.times).map((piece, at) => ({
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

/** For how much of the time a burial stands there, where other things are to be said too. */
const grave = { of: 3, switches: 2 }

/**
 * What stands at the foot now: one thing after the other. A burial is said before everything else, and most of the time;
 * the others still have their turn, for a time that changes tomorrow is to be known today.
 */
export function cardNow(board: TimesBoard, orientation: Orientation, words: ViewWords): Card | undefined {
  const { grave: room, times } = rooms[orientation]
  const { janazah, slides, gatherings, turn } = board
  const burials = janazah.reduce<Card[]>(
    (cards, each) =>
      cards.concat(
        announcementCards(each, words.tvPlain.janazah, room).map((card) => ({ ...card, tone: 'grave' as const })),
      ),
    [],
  )
  const gatheringCards = gatherings
    // Times alone stand in the table already; those of Eid nowhere else.
    .filter(({ name, slots }) => name !== words.prayer.jumuah || slots.some(({ more }) => more !== undefined))
    .reduce<Card[]>((cards, each) => cards.concat(gathered(each, times)), [])
  const cards = slides.reduce<Card[]>(
    (all, slide) => all.concat(cardsOf(slide, slides, orientation, words)),
    gatheringCards,
  )
  if (burials.length === 0) return cards[turn % Math.max(1, cards.length)]
  if (cards.length === 0) return burials[turn % burials.length]
  const [round, place] = [Math.floor(turn / grave.of), turn % grave.of]
  return place < grave.switches
    ? burials[(round * grave.switches + place) % burials.length]
    : cards[round % cards.length]
}
