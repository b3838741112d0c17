import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of the table. Absolute numbers depend on the machine; ratios carry over to others. */
export interface Result {
  name: string;
  unit: string;
  value: number;
  /** The lower bound in this run: its value and a description. */
  bound?: { value: number; what: string };
  /** `value / bound`, or a comparison named in `name`. */
  ratio?: number;
  target?: Target;
  /** Values of each round, in order. */
  rounds?: readonly number[];
}

export interface Target {
  /** What the target limits: the ratio if there is one, otherwise the value. */
  of: 'ratio' | 'value';
  atMost?: number;
  atLeast?: number;
}

export const ratioAtMost = (atMost: number): Target => ({ of: 'ratio', atMost });
export const ratioAtLeast = (atLeast: number): Target => ({ of: 'ratio', atLeast });
export const atMost = (value: number): Target => ({ of: 'value', atMost: value });
export const atLeast = (value: number): Target => ({ of: 'value', atLeast: value });

export function isMet({ value, ratio, target }: Result): boolean | undefined {
  if (!target) return undefined;
  const seen = target.of === 'ratio' ? ratio : value;
  if (seen === undefined) return undefined;
  return seen <= (target.atMost ?? Number.POSITIVE_INFINITY) && seen >= (target.atLeast ?? Number.NEGATIVE_INFINITY);
}

export function printTable(results: readonly Result[]): void {
  const rows = results.map((result) => [
    result.name,
    `${shown(result.value)} ${result.unit}`.trim(),
    result.bound ? `${shown(result.bound.value)} (${result.bound.what})` : '',
    result.ratio === undefined ? '' : `${result.ratio.toFixed(2)}×`,
    targetText(result.target),
    verdict(result),
  ]);
  const head = ['Measurement', 'Pavilion', 'Lower bound', 'Ratio', 'Target', ''];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    );
}

/** Writes one file per run, so that runs can be compared. */
export function writeResults(results: readonly Result[], folder: string, startedAt: Date): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${startedAt.toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model ?? '',
    memory: totalmem(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    // Above the number of cores, absolute numbers are useless and ratios coarse.
    load: loadavg(),
  };
  const measured = results.map((result) => ({ ...result, met: isMet(result) }));
  const about = { startedAt: startedAt.toISOString(), commit: commit(), machine, results: measured };
  writeFileSync(path, `${JSON.stringify(about, null, 2)}\n`);
  return path;
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function targetText(target: Target | undefined): string {
  if (!target) return '';
  const unit = target.of === 'ratio' ? '×' : '';
  return target.atMost === undefined ? `≥ ${target.atLeast}${unit}` : `≤ ${target.atMost}${unit}`;
}

function verdict(result: Result): string {
  const met = isMet(result);
  return met === undefined ? '' : met ? 'met' : 'MISSED';
}

function shown(value: number): string {
  if (value >= 1_000) return Math.round(value).toLocaleString('en-GB');
  return Number(value.toPrecision(3)).toString();
}
