import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'

/** A prayer's rules as they are kept: words by when they hold. */
export type WrittenRules = Readonly<Record<string, string>>

/** What a document does to one prayer's rules. */
export type MergedRules = {
  rules: Record<string, string>
  /** In words: what is new, changes or goes. */
  changes: string[]
  /** In words: what stays because the document could not have said it. */
  unchanged: string[]
}

/** The same rule however it is spelt. */
function canonical(rule: string): string {
  const read = readJamaat(rule)
  return 'time' in read ? describeJamaat(read.time) : rule
}

type Sides = {
  /** What the mosque has. */
  own: WrittenRules
  /** The same as far as the format could have said it: what our own export would hold. */
  sayable: WrittenRules
  /** What the document says. */
  written: WrittenRules
}

/**
 * Takes over a document's rules for one prayer. Where it says no more than our own export of these rules would, nothing
 * changes. What it says otherwise holds; what it could have said and does not, goes; what it could not have said, stays.
 * @param replace nothing stays that the document does not say
 */
export function mergeRules(name: string, { own, sayable, written }: Sides, replace: boolean): MergedRules {
  const merged: MergedRules = { rules: {}, changes: [], unchanged: [] }
  for (const when of new Set([...Object.keys(own), ...Object.keys(written)])) {
    const [had, could, says] = [own[when], sayable[when], written[when]]
    const label = `${name}, ${when}`
    const isSame = had !== undefined && says !== undefined && canonical(had) === says
    const isEcho = !replace && had !== undefined && says !== undefined && says === could
    if (had !== undefined && (isSame || isEcho)) {
      merged.rules[when] = had
      if (!isSame) merged.unchanged.push(`${label}: ${had}`)
    } else if (says !== undefined) {
      merged.rules[when] = says
      merged.changes.push(had === undefined ? `${label}: new, ${says}` : `${label}: ${had} → ${says}`)
    } else if (had !== undefined && (could !== undefined || replace)) {
      merged.changes.push(`${label}: removed (was ${had})`)
    } else if (had !== undefined) {
      merged.rules[when] = had
      merged.unchanged.push(`${label}: ${had}`)
    }
  }
  return merged
}
