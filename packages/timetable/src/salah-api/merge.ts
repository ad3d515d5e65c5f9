import { describeJamaat, readJamaat } from '../jamaat/phrase.ts'

/** A prayer's stored rules: text by condition. */
export type RuleTexts = Readonly<Record<string, string>>

/** One prayer's rules after a document has been applied. */
export type MergedRules = {
  rules: Record<string, string>
  /** Descriptions of what is new, changed or removed. */
  changes: string[]
  /** Descriptions of what stays the same because the format cannot express it. */
  unchanged: string[]
}

/** Converts a rule to its canonical form. */
function canonical(rule: string): string {
  const result = readJamaat(rule)
  return 'time' in result ? describeJamaat(result.time) : rule
}

type Sides = {
  /** The mosque's rules. */
  own: RuleTexts
  /** The mosque's rules that the format can express, as in our own export. */
  expressible: RuleTexts
  /** The document's rules. */
  written: RuleTexts
}

/**
 * Applies a document's rules for one prayer. A rule that is the same as in our own export does not change. Other rules in
 * the document are applied; rules that the format can express but the document lacks are removed; the rest stay.
 * @param replace whether to remove every rule that the document lacks
 */
export function mergeRules(
  name: string,
  { own: ownRules, expressible, written: documentRules }: Sides,
  replace: boolean,
): MergedRules {
  const merged: MergedRules = { rules: {}, changes: [], unchanged: [] }
  for (const when of new Set([...Object.keys(ownRules), ...Object.keys(documentRules)])) {
    const [existing, exported, imported] = [ownRules[when], expressible[when], documentRules[when]]
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
