// `npm run restore -- FILE [--into DATA_DIR]`: an archive back into an empty place. See docs/operating.md.
import { runCommand } from './command.mjs';

await runCommand(async () => (await import('../packages/server/src/commands/restore-command.ts')).restoreCommand);
