import { expect, test } from 'vitest';
import { accents, sections } from './src/theme/accents.ts';
import { variables } from './theme-variables.ts';

test('the style sheet of the theme has Mantine’s variables, ours over them, for both schemes, and each section’s accent', () => {
  const written = variables();
  const rule = (selector: string) => written.split(selector)[1]?.split('}')[0];
  expect(rule(':root, :host{')).toContain('--mantine-z-index-modal: 200;');
  expect(rule(':host([data-mantine-color-scheme="light"]){')).toContain('--mantine-color-dimmed: #5a6372;');
  expect(rule(':host([data-mantine-color-scheme="dark"]){')).toContain('--mantine-color-dimmed: #9aa2b0;');
  expect(rule(':host([data-mantine-color-scheme="dark"]){')).toContain('--mantine-color-scheme: dark;');
  for (const section of sections) {
    const own = rule(`:root[data-section='${section}'][data-mantine-color-scheme='light']{`);
    expect(own).toContain(`--mantine-color-accent-filled:${accents[section].light};`);
  }
});
