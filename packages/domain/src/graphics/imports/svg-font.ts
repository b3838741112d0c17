/** Style, variant and weight; size; line height; families: `italic 700 24px/1.2 "Barlow Condensed", sans-serif` */
const shorthand =
  /^(?<before>(?:[\w-]+\s+)*?)(?<size>[\d.]+(?:px|pt|pc|mm|cm|in|r?em|%)|xx?-small|small|medium|large|xx?-large)(?:\s*\/\s*(?<line>[\w.%]+))?\s+(?<family>\S.*)$/i;

/** What the CSS property `font` says, as single properties. What it does not say, it sets back; nothing for a font of the system. */
export function fontIn(text: string): Record<string, string> {
  const { before = '', size = '', line = 'normal', family = '' } = shorthand.exec(text.trim())?.groups ?? {};
  if (family === '') return {};
  const words = before.trim().toLowerCase().split(/\s+/);
  return {
    'font-style': words.find((word) => /^(italic|oblique)$/.test(word)) ?? 'normal',
    'font-weight': words.find((word) => /^(bold|bolder|lighter|[1-9]\d{0,3})$/.test(word)) ?? 'normal',
    'font-size': size,
    'line-height': line,
    'font-family': family,
  };
}

const perUnit: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, rem: 16 },
};
/** Sizes by their names in CSS. */
const named: Readonly<Record<string, number>> = {
  ...{ 'xx-small': 9, 'x-small': 10, small: 13, medium: 16, large: 18, 'x-large': 24, 'xx-large': 32 },
};

/** A length in pixels; `em` is the size of the letters that it counts by. Undefined for a word that is none. */
export function pixelsOf(text: string | undefined, em: number): number | undefined {
  const [, number = '', unit = ''] = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(%|[a-z]*)/i.exec(text ?? '') ?? [];
  if (number === '') return named[(text ?? '').trim().toLowerCase()];
  if (unit === 'em') return Number(number) * em;
  return unit === '%' ? (Number(number) / 100) * em : Number(number) * (perUnit[unit.toLowerCase()] ?? 1);
}
