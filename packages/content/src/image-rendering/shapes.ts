type Point = readonly [x: number, y: number]

/** The points of each line of a path, in its units. Commands other than `M`, `L` and `Z` are rejected. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = []
  for (const [step, command, x, y] of path.matchAll(/([A-Za-z])\s*(?:(-?[\d.]+)[ ,](-?[\d.]+))?\s*/g)) {
    const line = lines.at(-1)
    if (command === 'M') lines.push([[Number(x), Number(y)]])
    else if (command === 'L' && line) line.push([Number(x), Number(y)])
    else if (command === 'Z' && line?.[0]) line.push(line[0])
    else throw new Error(`A path cannot contain "${step}".`)
  }
  return lines
}

/** The distance of a point from a line segment. */
function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const lengthSquared = dx * dx + dy * dy
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / lengthSquared))
  return Math.hypot(px - ax - share * dx, py - ay - share * dy)
}

/**
 * A mask of a path's lines, with values from 0 to 255, row by row.
 * @param unit the width of the square in the path's units @param size in pixels @param weight the width of the lines, in pixels
 */
export function strokeMask(path: string, { unit, size, weight }: { unit: number; size: number; weight: number }) {
  const mask = Buffer.alloc(size * size)
  const scale = size / unit
  for (const line of linesOf(path)) {
    for (const [index, [ax, ay]] of line.entries()) {
      const next = line[index + 1]
      if (!next) continue
      const from: Point = [ax * scale, ay * scale]
      const to: Point = [next[0] * scale, next[1] * scale]
      const extent = weight / 2 + 1
      const [left, right] = [Math.min(from[0], to[0]) - extent, Math.max(from[0], to[0]) + extent]
      const [top, bottom] = [Math.min(from[1], to[1]) - extent, Math.max(from[1], to[1]) + extent]
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(size, bottom); y++) {
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(size, right); x++) {
          const lineDistance = distance([x + 0.5, y + 0.5], from, to)
          const coverage = Math.round(255 * Math.min(1, Math.max(0, weight / 2 + 0.5 - lineDistance)))
          mask[y * size + x] = Math.max(mask[y * size + x] ?? 0, coverage)
        }
      }
    }
  }
  return mask
}

/** Samples per pixel in each direction, for antialiasing. */
const samples = 4

/** A mask of the inside of a closed path, with values from 0 to 255, row by row. */
export function fillMask(path: string, { unit, size }: { unit: number; size: number }): Buffer {
  const [corners = []] = linesOf(path)
  const scale = size / unit
  const mask = Buffer.alloc(size * size)
  const sampleCount = size * samples
  for (let row = 0; row < sampleCount; row++) {
    const y = (row + 0.5) / samples / scale
    const crossings = corners
      .flatMap(([ax, ay], index) => {
        const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay]
        return ay > y === by > y ? [] : [(ax + ((y - ay) / (by - ay)) * (bx - ax)) * scale * samples]
      })
      .toSorted((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = [crossings[index], crossings[index + 1]]
      for (let column = Math.max(0, Math.ceil(from - 0.5)); column + 0.5 < Math.min(to, sampleCount); column++) {
        const pixel = Math.floor(row / samples) * size + Math.floor(column / samples)
        mask[pixel] = Math.min(255, (mask[pixel] ?? 0) + Math.round(256 / (samples * samples)))
      }
    }
  }
  return mask
}

/** A mask of a bar with rounded ends, with values from 0 to 255, row by row. */
export function barMask(width: number, height: number): Buffer {
  const mask = Buffer.alloc(width * height)
  const radius = height / 2
  const [from, to]: [Point, Point] = [
    [radius, radius],
    [width - radius, radius],
  ]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lineDistance = distance([x + 0.5, y + 0.5], from, to)
      mask[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, radius + 0.5 - lineDistance)))
    }
  return mask
}

/** A colour, `#rrggbb`, as three bytes. */
function bytesOf(colour: string): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Applies a colour to a mask: RGBA, row by row. */
export function tintMask(mask: Uint8Array, colour: string): Buffer {
  const [red, green, blue] = bytesOf(colour)
  const pixels = Buffer.alloc(mask.length * 4)
  for (const [index, alpha] of mask.entries()) pixels.set([red, green, blue, alpha], index * 4)
  return pixels
}
