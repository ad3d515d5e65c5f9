/**
 * Eight-fold girih by the polygons-in-contact method (E. H. Hankin, 1925; C. S. Kaplan, "Islamic star patterns from
 * polygons in contact", 2005): octagons and squares tile the plane, two lines leave the middle of every edge at one
 * angle, and where neighbours meet a star appears. A few numbers turn the same tiling into a different pattern.
 */

/** The parameters of a pattern. */
export interface GirihNumbers {
  /** The angle, in degrees, at which lines leave an edge; 45 is the star and cross, 67 a sharp eight-pointed star. */
  angle: number
  /** The distance between the two lines at the edge, as a share of it, 0..0.3; 0 gives pointed stars, more gives knots. */
  spread: number
  /** The size of the star inside each octagon, as a share of its inner radius; 0 for none. */
  heart: number
  /** The inner radius of that star, as a share of its outer one, 0.55..0.8. */
  cut: number
}

/** One repeating tile of a pattern, `size` units square. */
export interface GirihTile {
  size: number
  /** The lines: stroke them. */
  path: string
  /** The stars inside the octagons: fill them. */
  stars: string
  /** The small crosses inside the squares: fill them. */
  crosses: string
}

type Point = readonly [x: number, y: number]

const octagonEdge = 10
/** The size of the tile that contains one octagon and, at its corners, quarters of four squares. */
const tileSize = octagonEdge * (1 + Math.SQRT2)

/** A 32-bit FNV-1a hash: the same text gives the same pattern on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Returns the parameters of a seed: deterministic, and within the limits that look right. */
export function girihNumbers(seed: string): GirihNumbers {
  let state = hash(seed)
  const next = () => {
    // mulberry32, by Tommy Ettinger (public domain).
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    angle: 45 + next() * 22,
    spread: next() < 0.5 ? 0 : 0.08 + next() * 0.14,
    heart: next() < 0.3 ? 0 : 0.34 + next() * 0.3,
    cut: 0.58 + next() * 0.2,
  }
}

function polygon(centre: Point, sides: number, edge: number, turn: number): Point[] {
  const radius = edge / (2 * Math.sin(Math.PI / sides))
  return Array.from({ length: sides }, (_, i) => {
    const a = turn + (2 * Math.PI * i) / sides
    return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)] as const
  })
}

/** Returns the intersection of the line from `p` at angle `a` and the line from `q` at angle `b`. */
function intersection(p: Point, a: number, q: Point, b: number): Point {
  const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
  const t = ((q[0] - p[0]) * by - (q[1] - p[1]) * bx) / (ax * by - ay * bx)
  return [p[0] + t * ax, p[1] + t * ay]
}

/** Engines differ in a sine's last digit: an offset makes values at a rounding boundary, or -0, the same in all of them. */
const digits = (value: number) => (value + 1e-6).toFixed(2)

const toPath = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${digits(x)} ${digits(y)}`).join('')

/** Returns the lines inside one polygon: from each edge's middle to the meeting point and on to the next edge's middle. */
function rays(centre: Point, corners: readonly Point[], numbers: GirihNumbers): { lines: string; shape: string } {
  const angle = (numbers.angle * Math.PI) / 180
  const edges = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const half = (numbers.spread * length) / 2
    const pointAt = (side: 1 | -1): Point => [middle[0] + side * half * along[0], middle[1] + side * half * along[1]]
    // The line towards the next edge starts behind the middle, the one towards the last edge ahead of it: they cross.
    return { out: pointAt(-1), in: pointAt(1), direction: Math.atan2(along[1], along[0]), corner: to }
  })
  const strokes = edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] ?? edge
    // The two lines are mirror images in the line from the centre to the corner, so they meet on it; their own intersection
    // is undefined at 45 degrees in a square, where they coincide.
    const spoke = Math.atan2(edge.corner[1] - centre[1], edge.corner[0] - centre[0])
    const point = intersection(edge.out, edge.direction + angle, centre, spoke)
    return [edge.out, point, next.in] as const
  })
  // TV browsers run this too, and lack `flat`.
  const outline = strokes.reduce<Point[]>((all, stroke) => all.concat(stroke), [])
  return { lines: strokes.map(toPath).join(''), shape: `${toPath(outline)}Z` }
}

function star(centre: Point, radius: number, cut: number, points: number, turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * cut
    const a = turn + (Math.PI * i) / points
    return [centre[0] + r * Math.cos(a), centre[1] + r * Math.sin(a)] as const
  })
  return `${toPath(corners)}Z`
}

/**
 * Creates one tile of an eight-fold pattern as SVG path data; pure, so the server and the browser get the same lines.
 *
 * @param options `seed` picks the parameters; an explicit parameter overrides the seed's.
 */
export function girih({ seed, ...overrides }: { seed: string } & Partial<GirihNumbers>): GirihTile {
  const numbers = { ...girihNumbers(seed), ...overrides }
  const key = `${numbers.angle} ${numbers.spread} ${numbers.heart} ${numbers.cut}`
  const tile = tiles.get(key) ?? createTile(numbers)
  // A server needs few different patterns: one for each mosque, and one for each item without a picture.
  if (tiles.size >= maxTiles) tiles.clear()
  tiles.set(key, tile)
  return tile
}

const tiles = new Map<string, GirihTile>()

/** The maximum number of cached tiles, about 5 kB each. */
const maxTiles = 300

function createTile(numbers: GirihNumbers): GirihTile {
  const middle = tileSize / 2
  const octagon = polygon([middle, middle], 8, octagonEdge, Math.PI / 8)
  // A square at one corner of the tile, repeated at the other three so that the repeat has no seam.
  const corners: Point[] = [
    [0, 0],
    [tileSize, 0],
    [0, tileSize],
    [tileSize, tileSize],
  ]
  const squares = corners.map((centre) => rays(centre, polygon(centre, 4, octagonEdge, 0), numbers))
  const inner = octagonEdge * (0.5 + Math.SQRT1_2)
  const heart = numbers.heart > 0 ? star([middle, middle], inner * numbers.heart, numbers.cut, 8, 0) : ''
  const star8 = rays([middle, middle], octagon, numbers)
  return {
    size: Number(tileSize.toFixed(3)),
    path: star8.lines + squares.map(({ lines }) => lines).join('') + heart,
    // The heart is cut out of its star by the even-odd rule.
    stars: star8.shape + heart,
    crosses: squares.map(({ shape }) => shape).join(''),
  }
}
