/** Sections of Pavilion, each with one accent colour (PLT-021, OPN-015). */
export const sections = [
  'production',
  'catalogue',
  'archive',
  'inspirations',
  'graphics',
  'livestreams',
  'users',
  'account',
] as const;
export type Section = (typeof sections)[number];

export interface Accent {
  /** Original palette colour, for lines and marks; too little contrast for text or behind it. */
  line: string;
  /** Background of white text, and text on white; contrast at least 4.5:1. */
  light: string;
  lightHover: string;
  /** Text and icons on a dark surface; contrast at least 4.5:1. */
  dark: string;
}

const primary: Accent = { line: '#5e72e4', light: '#4a5cd0', lightHover: '#3d4db8', dark: '#9aa7f2' };

export const accents: Record<Section, Accent> = {
  production: { line: '#2dce89', light: '#0f7a4e', lightHover: '#0b6641', dark: '#4fd9a0' },
  catalogue: { line: '#11cdef', light: '#0b7285', lightHover: '#095f6f', dark: '#4dd8f0' },
  archive: { line: '#f5365c', light: '#cf1f45', lightHover: '#b2183a', dark: '#ff8ba1' },
  inspirations: { line: '#ffd600', light: '#7d6200', lightHover: '#685200', dark: '#ffe04d' },
  graphics: { line: '#fb6340', light: '#b8400f', lightHover: '#97340c', dark: '#ff9a7d' },
  livestreams: primary,
  users: primary,
  account: primary,
};
