import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Arguments of a command; those that it does not know are answered with its usage. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Error(`Use: ${usage}`);
  }
}
