import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { MouseEvent } from 'react';
import { accents, type Section, sections } from './accents.ts';

/** Cool greys for surfaces. */
const grey: MantineColorsTuple = [
  '#f7f8fa',
  '#f0f2f5',
  '#e4e7ec',
  '#d3d8e0',
  '#b3bac6',
  '#8a93a3',
  '#667080',
  '#4c5564',
  '#343b47',
  '#1d222b',
];

/** Dark scheme. Not the light scheme inverted: surfaces start near black, and text stops short of white. */
const dark: MantineColorsTuple = [
  '#e4e7ec',
  '#b8bec9',
  '#949cab',
  '#6a7280',
  '#3f4652',
  '#2e343e',
  '#22272f',
  '#191d23',
  '#121519',
  '#0c0e11',
];

const accent: MantineColorsTuple = [
  '#eef0fd',
  '#dde1fb',
  '#bbc4f6',
  '#9aa7f2',
  '#7888ec',
  '#5e72e4',
  '#4a5cd0',
  '#3d4db8',
  '#323f97',
  '#273277',
];

const green: MantineColorsTuple = [
  '#e8faf1',
  '#d0f4e2',
  '#a3e9c6',
  '#74dda9',
  '#4fd9a0',
  '#2dce89',
  '#1fae71',
  '#17935f',
  '#128554',
  '#0f7a4e',
];

const red: MantineColorsTuple = [
  '#fff0f3',
  '#ffdde4',
  '#ffb8c6',
  '#ff8ba1',
  '#ff8ba1',
  '#f5365c',
  '#e32a50',
  '#d62248',
  '#cc1d42',
  '#c4193e',
];

/** Mantine renders a dialog's head as <header>, which screen readers would announce as the page's banner. */
const plainHeader = { header: { role: 'presentation' } };

/** The second press of the double click that opened a window lands on its overlay. It must not close the window again. */
const overlay = {
  defaultProps: { onClickCapture: (event: MouseEvent) => event.detail > 1 && event.stopPropagation() },
};

/** Mantine theme of the product: colours, sizes, and defaults of its components. */
const dialogTitle = { fontSize: 16, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' as const };

export const theme = createTheme({
  primaryColor: 'accent',
  // Darkest shade: white text on it has a contrast of at least 4.5:1. On lighter colours, `autoContrast` makes the text
  // dark.
  primaryShade: 9,
  autoContrast: true,
  luminanceThreshold: 0.179,
  colors: { gray: grey, dark, accent, green, red },
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '87.5em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  // By name, because the components' own `extend` would load all of them with the first page.
  components: {
    Button: { defaultProps: { size: 'sm', fw: 550 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 } },
    InputWrapper: { styles: { label: { marginBottom: 4, fontWeight: 550 } } },
    Input: { defaultProps: { size: 'sm' } },
    // A reopened list scrolls to its chosen option before it is positioned. `fixed` keeps that from scrolling the page.
    Combobox: { defaultProps: { floatingStrategy: 'fixed', shadow: 'md' } },
    // Lists open on a press, an arrow key or a letter, not on focus: they would cover the fields below while tabbing
    // through a form. TagsInput keeps the default, because a press would not open it.
    Select: { defaultProps: { openOnFocus: false, checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Autocomplete: { defaultProps: { openOnFocus: false } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false, fz: 'xs' } },
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-end' } },
    Popover: { defaultProps: { shadow: 'md' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: {
      defaultProps: {
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.3 },
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: plainHeader,
      },
      styles: { title: dialogTitle },
    },
    ModalOverlay: overlay,
    DrawerOverlay: overlay,
    // Modal animation of 500 ms (PLT-018).
    Modal: {
      defaultProps: {
        transitionProps: { duration: 500, transition: 'fade-down' },
        shadow: 'xl',
        centered: true,
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': 'Close' },
        attributes: plainHeader,
      },
      styles: { title: dialogTitle },
    },
  },
});

const accentVariables = (scheme: 'light' | 'dark', section: Section) => {
  const { light, lightHover, dark: onDark, line } = accents[section];
  const text = scheme === 'light' ? light : onDark;
  return {
    '--mantine-color-accent-filled': light,
    '--mantine-color-accent-filled-hover': lightHover,
    '--mantine-color-accent-text': text,
    '--mantine-color-accent-light': `color-mix(in srgb, ${line} ${scheme === 'light' ? 12 : 16}%, transparent)`,
    '--mantine-color-accent-light-hover': `color-mix(in srgb, ${line} ${scheme === 'light' ? 20 : 24}%, transparent)`,
    '--mantine-color-accent-light-color': scheme === 'light' ? lightHover : onDark,
    '--mantine-color-accent-outline': text,
    '--mantine-color-accent-outline-hover': `color-mix(in srgb, ${line} 8%, transparent)`,
    '--mantine-color-anchor': text,
    '--pv-accent-line': line,
    '--pv-accent-text': text,
    '--pv-accent-soft': `color-mix(in srgb, ${line} ${scheme === 'light' ? 10 : 14}%, transparent)`,
  };
};

const block = (selector: string, variables: Record<string, string>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** One CSS rule per section and scheme. `data-section` is set on the root element, so that portals get the accent too. */
export const accentStyles = sections
  .flatMap((section) =>
    (['light', 'dark'] as const).map((scheme) =>
      block(
        `:root[data-section='${section}'][data-mantine-color-scheme='${scheme}']`,
        accentVariables(scheme, section),
      ),
    ),
  )
  .join('');

/** Mantine's CSS variables in both colour schemes. Pages without a section have the accent of `account`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1d222b',
    '--mantine-color-dimmed': '#5a6372',
    '--mantine-color-placeholder': '#667080',
    '--mantine-color-error': '#c4193e',
    '--mantine-color-default-border': '#d3d8e0',
    // Titles of notices: Mantine's own are too pale on their surface.
    '--mantine-color-yellow-light-color': '#7d5700',
    '--mantine-color-orange-light-color': '#a8480c',
    ...accentVariables('light', 'account'),
  },
  dark: {
    '--mantine-color-body': '#121519',
    '--mantine-color-text': '#e4e7ec',
    '--mantine-color-dimmed': '#9aa2b0',
    '--mantine-color-placeholder': '#8a93a3',
    '--mantine-color-error': '#ff8ba1',
    '--mantine-color-default': '#191d23',
    '--mantine-color-default-hover': '#22272f',
    '--mantine-color-default-border': '#333a45',
    ...accentVariables('dark', 'account'),
  },
});
