import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { nouns } from './index.ts'

/** Every executable command, as typed. */
function namesIn(command: Command, before: readonly string[] = []): string[] {
  const name = [...before, command.name()]
  const commands = command.commands.filter((command) => command.name() !== 'help')
  // A noun with a summary of its own takes arguments; the others only have verbs.
  const isTyped = commands.length === 0 || command.registeredArguments.length > 0
  return [...(isTyped ? [name.join(' ')] : []), ...commands.flatMap((command) => namesIn(command, name))]
}

test("the desk's guide names the equivalent screen of every command", async () => {
  const commands = (await Promise.all(nouns.map(({ load }) => load()))).flatMap((noun) => namesIn(noun))
  const guide = await readFile(path.resolve(import.meta.dirname, '../../../../docs/desk.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command = '']) => command)
  expect(commands.filter((command) => !rows.includes(command))).toEqual([])
  expect(rows.filter((row) => !commands.includes(row))).toEqual([])
})
