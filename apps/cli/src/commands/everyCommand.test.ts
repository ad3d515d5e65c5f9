import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commandGroups } from './index.ts'

/** The names of all executable commands. */
function listCommandNames(command: Command, parentNames: readonly string[] = []): string[] {
  const name = [...parentNames, command.name()]
  const commands = command.commands.filter((command) => command.name() !== 'help')
  // A group with arguments is executable itself; other groups only contain commands.
  const isExecutable = commands.length === 0 || command.registeredArguments.length > 0
  return [...(isExecutable ? [name.join(' ')] : []), ...commands.flatMap((command) => listCommandNames(command, name))]
}

test("the desk guide names every command's equivalent screen", async () => {
  const commands = (await Promise.all(commandGroups.map(({ load }) => load()))).flatMap((group) =>
    listCommandNames(group),
  )
  const guide = await readFile(path.resolve(import.meta.dirname, '../../../../docs/desk.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command = '']) => command)
  expect(commands.filter((command) => !rows.includes(command))).toEqual([])
  expect(rows.filter((row) => !commands.includes(row))).toEqual([])
})
