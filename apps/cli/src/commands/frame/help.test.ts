import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commandGroups } from '../index.ts'
import { createProgram } from './run.ts'

/** Every command, with the parts of its full name. */
const listCommands = (command: Command, nameParts: string[]): { nameParts: string[]; command: Command }[] =>
  command.commands.length > 0
    ? command.commands.flatMap((subcommand) => listCommands(subcommand, [...nameParts, subcommand.name()]))
    : [{ nameParts, command }]

/** Loads one group at a time, as the command line does. */
const loadAll = async () => {
  const groups = await Promise.all(
    commandGroups.map(async ({ name, summary: groupSummary, load }) => ({ name, groupSummary, group: await load() })),
  )
  return groups.flatMap(({ name, group }) => listCommands(group, [name]))
}

function renderHelp(command: Command): string {
  const lines: string[] = []
  command.configureOutput({ writeOut: (text) => void lines.push(text) }).outputHelp()
  return lines.join('')
}

test('a group’s summary is the same in the top-level help and in its own help', async () => {
  for (const { name, summary: groupSummary, load } of commandGroups) {
    const group = await load()
    expect([group.name(), group.description()]).toEqual([name, groupSummary])
  }
})

test('every command has a summary, --json, and examples that start with it', async () => {
  const commands = await loadAll()
  expect(commands.length).toBeGreaterThan(30)
  for (const { nameParts, command } of commands) {
    const help = renderHelp(command)
    const commandName = nameParts.join(' ')
    expect(command.description(), commandName).toMatch(/^\p{Lu}[^.!]*$/u)
    expect(help, commandName).toMatch(/^ {2}--json /m)
    const examples = [...help.matchAll(/^ {2}npm run minaret -- (.*)$/gm)].map(([, line = '']) => line)
    expect(examples.length, commandName).toBeGreaterThan(0)
    for (const example of examples) expect(example).toContain(commandName)
  }
})

test('every option and argument of an example exists on its command', async () => {
  for (const { nameParts, command } of await loadAll())
    for (const [, line = ''] of renderHelp(command).matchAll(/^ {2}npm run minaret -- (.*)$/gm)) {
      const options = [...line.matchAll(/ (--[a-z-]+)/g)].map(([, name]) => name)
      for (const option of options)
        expect([nameParts.join(' '), command.options.map(({ long }) => long)]).toEqual([
          nameParts.join(' '),
          expect.arrayContaining([option]),
        ])
    }
})

test('destructive commands have an option to skip confirmation', async () => {
  const commands = await loadAll()
  const confirmingCommands = commands
    .filter(({ command }) => command.options.some(({ long }) => long === '--yes'))
    .map(({ nameParts }) => nameParts.join(' '))
  expect(confirmingCommands).toEqual(expect.arrayContaining(['tenant suspend', 'tv token revoke']))
})

test('no command takes a password or a key as an argument', async () => {
  for (const { command } of await loadAll())
    for (const { long } of command.options) expect(long).not.toMatch(/password|secret|key/)
})

test('the top-level help lists all groups and loads none', async () => {
  const program = await createProgram(['--help'])
  expect(program.commands.map((command) => command.name())).toEqual(commandGroups.map(({ name }) => name))
  expect(program.commands.flatMap((command) => [...command.commands])).toEqual([])
})
