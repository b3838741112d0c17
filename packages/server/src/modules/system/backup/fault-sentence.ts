import { capitalise } from '@pavilion/domain';
import type { BackupFault } from './manifest.ts';

/** `Damaged in the store: “film.mp4” (files/2026/…)`. */
export const faultSentence = ({ fault, name, key }: BackupFault, where: string): string =>
  `${capitalise(fault)} ${where}: ${name ? `“${name}” (${key})` : key}.`;
