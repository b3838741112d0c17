import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { accentStyles, cssVariables, theme } from './src/theme/theme.ts';

/**
 * Gives `theme/variables.css` the variables of the theme. Mantine would work them out in the browser at each visit, twice, since it
 * leaves out those that are as in its own theme; the part of Mantine that does so is left out of the build.
 */
export function themeVariables(): Plugin {
  let isLeftOut = false;
  let isBuild = false;
  return {
    name: 'theme-variables',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform(_code, id) {
      if (/\/src\/theme\/variables\.css(\?|$)/.test(id)) return { code: variables(), map: null };
      if (!isBuild || !id.endsWith('/MantineCssVariables.mjs')) return null;
      isLeftOut = true;
      return { code: 'export const MantineCssVariables = () => null;', map: null };
    },
    generateBundle() {
      if (!isLeftOut) this.error('Mantine has its variables elsewhere than in MantineCssVariables.mjs.');
    },
  };
}

/** What Mantine would put into the page, with the variables of its style sheet, and the accents of the sections. */
export function variables(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables, deduplicateCssVariables: false }),
  );
  const [, own] = /<style data-mantine-styles="true">([^<]+)<\/style>/.exec(page) ?? [];
  if (!own) throw new Error('Mantine renders its variables differently.');
  return own + accentStyles;
}
