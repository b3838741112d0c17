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

/** What axe finds wrong on a page, by all or some of its rules, once it has loaded and come to rest. */
export async function accessibilityFindings(page: Page, rules: readonly string[] = standards): Promise<Finding[]> {
  await page.getByText('Please wait').first().waitFor({ state: 'detached' });
  await atRest(page);
  // A strict content policy keeps foreign scripts out; this one comes with the test.
  await page.evaluate(await axe);
  return page.evaluate(async (runOnly) => {
    type Axe = {
      run: (
        context: Document,
        options: object,
      ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
    };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
      runOnly,
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map((node) => node.html.slice(0, 200)),
    }));
  }, rules);
}

/** What has just changed has been painted, and every movement that ends has ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const movements = document.getAnimations().filter((each) => each.effect?.getTiming().iterations === 1);
    await Promise.allSettled(movements.map((each) => each.finished));
  });
}
