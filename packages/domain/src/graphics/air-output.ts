import { z } from 'zod';

/** An output page that follows a programme, as operators are told (GFX-029). */
export const airOutput = z.object({
  /** The program that shows it, "" for a browser. */
  output: z.string().max(20),
  /** Since when it follows without a break. */
  since: z.string().max(50),
});
export type AirOutput = z.output<typeof airOutput>;

const programs = ['OBS', 'vMix', 'CasparCG', 'XSplit', 'Wirecast'] as const;

/** The playout software that names itself among the words of a browser; "" for any other. */
export const programIn = (agent = ''): AirOutput['output'] =>
  programs.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(agent)) ?? '';
