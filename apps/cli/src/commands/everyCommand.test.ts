import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { nouns } from './index.ts'

/** Every command that does something by itself, as it is typed. */
function namesIn(command: Command, before: readonly string[] = []): string[] {
  const name = [...before, command.name()]
  const commands = command.commands.filter((command) => command.name() !== 'help')
  // A noun with a sentence of its own takes words; others only lead to their verbs.
  const isTyped = commands.length === 0 || command.registeredArguments.length > 0
  return [...(isTyped ? [name.join(' ')] : []), ...commands.flatMap((command) => namesIn(command, name))]
}

test('the guide of the desk says of every command which screen does the same', async () => {
  const commands = (await Promise.all(nouns.map(({ load }) => load()))).flatMap((noun) => namesIn(noun))
  const guide = await readFile(path.resolve(import.meta.dirname, '../../../../docs/desk.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command = '']) => command)
  expect(commands.filter((command) => !rows.includes(command))).toEqual([])
  expect(rows.filter((row) => !commands.includes(row))).toEqual([])
})
