// `npm run restore -- FILE [--into DATA_DIR]`: restores a backup into an empty database and storage. See docs/operating.md.
import { runCommand } from './command.mjs';

await runCommand(async () => (await import('../packages/server/src/commands/restore-command.ts')).restoreCommand);
