/** The arch's view box, which is stretched to the available space. */
export const plate = { width: 1000, height: 580 } as const

type Point = readonly [x: number, y: number]

const inset = 34
const spring = 300
const apex: Point = [plate.width / 2, 30]

// The haunch of a four-centred arch, as in Isfahan: a tight turn above the spring, then nearly straight to the point.
const haunch: readonly [Point, Point, Point, Point] = [[inset, spring], [inset, 150], [120, 118], apex]

/** The path of the opening below the arch. */
const opening = (() => {
  const [, first, second] = haunch
  const mirror = (x: number) => plate.width - x
  return [
    `M${inset} ${plate.height}V${spring}`,
    `C${first.join(' ')} ${second.join(' ')} ${apex.join(' ')}`,
    `C${mirror(second[0])} ${second[1]} ${mirror(first[0])} ${first[1]} ${mirror(inset)} ${spring}`,
    `V${plate.height}Z`,
  ].join('')
})()

/** The path outside the arch: fill it by the even-odd rule. */
export const spandrels = `M0 0H${plate.width}V${plate.height}H0Z${opening}`

const cubic = (t: number, axis: (point: Point) => number) => {
  const [a, b, c, d] = haunch
  const u = 1 - t
  return u * u * u * axis(a) + 3 * u * u * t * axis(b) + 3 * u * t * t * axis(c) + t * t * t * axis(d)
}

/** Points along the left half of the arch, from its foot to its apex. */
const leftHalf: Point[] = [[inset, plate.height - 26]]
for (let step = 0; step <= 200; step += 1)
  leftHalf.push([cubic(step / 200, ([x]) => x), cubic(step / 200, ([, y]) => y)])

function pointAlong(share: number): Point {
  const lengths = leftHalf.slice(1).map(([x, y], index) => {
    const [px, py] = leftHalf[index] ?? apex
    return Math.sqrt((x - px) * (x - px) + (y - py) * (y - py))
  })
  let remainingLength = share * lengths.reduce((sum, length) => sum + length, 0)
  for (let index = 0; index < lengths.length; index += 1) {
    const length = lengths[index] ?? 0
    const [from, to] = [leftHalf[index] ?? apex, leftHalf[index + 1] ?? apex]
    if (remainingLength <= length) {
      const part = length === 0 ? 0 : remainingLength / length
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    remainingLength -= length
  }
  return apex
}

const round = (value: number) => Math.round(value * 10) / 10

/** A lamp: its position, and whether it is one of the twelve large ones. */
export type Lamp = { x: number; y: number; large: boolean }

/** The sixty lamps of an hour along the arch, from its left foot over the apex to its right foot. */
export const lamps: readonly Lamp[] = Array.from({ length: 60 }, (_, index): Lamp => {
  const isRight = index > 29.5
  const [x, y] = pointAlong((isRight ? 59 - index : index) / 29.5)
  return { x: round(isRight ? plate.width - x : x), y: round(y), large: index % 5 === 0 }
})

/** Returns the path of an eight-pointed star around a point: two squares, one rotated. */
export function star({ x, y }: { x: number; y: number }, radius: number): string {
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const reach = index % 2 === 0 ? radius : radius * 0.76
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}
