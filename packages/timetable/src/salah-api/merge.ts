import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'

/** A prayer's rules as they are stored: texts by when they apply. */
export type WrittenRules = Readonly<Record<string, string>>

/** How a document changes one prayer's rules. */
export type MergedRules = {
  rules: Record<string, string>
  /** Descriptions of what is new, changed or removed. */
  changes: string[]
  /** Descriptions of what stays because the format cannot express it. */
  unchanged: string[]
}

/** A rule in its canonical spelling. */
function canonical(rule: string): string {
  const read = readJamaat(rule)
  return 'time' in read ? describeJamaat(read.time) : rule
}

type Sides = {
  /** The mosque's rules. */
  own: WrittenRules
  /** The part of them that the format can express, as in our own export. */
  expressible: WrittenRules
  /** The document's rules. */
  written: WrittenRules
}

/**
 * Applies a document's rules for one prayer. A rule that is the same as in our own export does not change. Other rules of
 * the document are applied; rules that the format can express but the document lacks are removed; the rest stay.
 * @param replace whether to remove every rule that the document lacks
 */
export function mergeRules(name: string, { own, expressible, written }: Sides, replace: boolean): MergedRules {
  const merged: MergedRules = { rules: {}, changes: [], unchanged: [] }
  for (const when of new Set([...Object.keys(own), ...Object.keys(written)])) {
    const [existing, exported, imported] = [own[when], expressible[when], written[when]]
    const label = `${name}, ${when}`
    const isSame = existing !== undefined && imported !== undefined && canonical(existing) === imported
    const isEcho = !replace && existing !== undefined && imported !== undefined && imported === exported
    if (existing !== undefined && (isSame || isEcho)) {
      merged.rules[when] = existing
      if (!isSame) merged.unchanged.push(`${label}: ${existing}`)
    } else if (imported !== undefined) {
      merged.rules[when] = imported
      merged.changes.push(existing === undefined ? `${label}: new, ${imported}` : `${label}: ${existing} → ${imported}`)
    } else if (existing !== undefined && (exported !== undefined || replace)) {
      merged.changes.push(`${label}: removed (was ${existing})`)
    } else if (existing !== undefined) {
      merged.rules[when] = existing
      merged.unchanged.push(`${label}: ${existing}`)
    }
  }
  return merged
}
