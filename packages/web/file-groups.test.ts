import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOfFirstScreens } from './file-groups.ts';

/** A file of a build with one module, named like the file. */
const file = (name: string, imports: readonly string[] = []) =>
  ({
    fileName: name,
    name,
    modules: { [`/src/${name}`]: { renderedLength: 10 } },
    facadeModuleId: /-page|shell|index/.test(name) ? `/src/${name}` : null,
    isEntry: name === 'index.html',
    imports,
  }) as unknown as Rolldown.OutputChunk;

test('the files of the first screens are those of their pages, parts and frame, with all that these import', () => {
  const chunks = [
    file('index.html'),
    file('shell.tsx'),
    file('viewer-page.tsx', ['player.ts']),
    file('player.ts', ['frames.ts']),
    file('frames.ts'),
    file('tagging-panel.tsx', ['tags.ts']),
    file('tags.ts'),
    file('settings-page.tsx', ['lists.ts']),
    file('lists.ts'),
  ];
  expect([...filesOfFirstScreens(chunks)].map(({ fileName }) => fileName).sort()).toEqual(
    ['frames.ts', 'index.html', 'player.ts', 'shell.tsx', 'tagging-panel.tsx', 'tags.ts', 'viewer-page.tsx'].sort(),
  );
});
