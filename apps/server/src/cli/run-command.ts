import { StartRefused } from '../start-refused.ts'
import type { BackupArguments } from './backup-arguments.ts'

/** Reads, does and tells: refusals by their message, everything else with its stack. Answers the exit code. */
export async function runCommand<Given>(
  given: BackupArguments<Given>,
  help: { name: string; text: string },
  act: (given: Given) => Promise<void>,
): Promise<number> {
  if (given.kind === 'help') {
    process.stdout.write(help.text)
    return 0
  }
  if (given.kind === 'refused') {
    console.error(`${given.problem}\nSee npm run ${help.name} -- --help`)
    return 2
  }
  try {
    await act(given)
    return 0
  } catch (error) {
    console.error(error instanceof StartRefused ? error.message : error)
    return 1
  }
}
