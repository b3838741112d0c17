import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Finding {
  id: string;
  help: string;
  nodes: string[];
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /** Rules to check; by default all of the standards. */
  rules?: readonly string[];
  /** Part to check; by default the whole page. */
  part?: string;
}

/** Violations found by axe once a page has loaded and come to rest. Each must be found twice, since a part may be changing. */
export async function accessibilityFindings(page: Page, look: Look = {}): Promise<Finding[]> {
  await page.getByText('Please wait').first().waitFor({ state: 'detached' });
  const found = await findings(page, look);
  return found.length > 0 ? findings(page, look) : found;
}

async function findings(page: Page, { rules = standards, part = 'html' }: Look): Promise<Finding[]> {
  await atRest(page);
  // A strict content policy blocks foreign scripts; this one comes with the test.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
  return page.evaluate(
    async ([runOnly, where]) => {
      type Axe = {
        run: (
          context: string,
          options: object,
        ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
      const { axe } = window as typeof window & { axe: Axe };
      const { violations } = await axe.run(where, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.slice(0, 3).map((node) => node.html.slice(0, 200)),
      }));
    },
    [rules, part] as const,
  );
}

/** Waits until recent changes are painted and animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const movements = document.getAnimations().filter((each) => each.effect?.getTiming().iterations === 1);
    await Promise.allSettled(movements.map((each) => each.finished));
  });
}
