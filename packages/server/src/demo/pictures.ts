import sharp from 'sharp';
import type { Chance } from './chance.ts';

export interface Poster {
  width: number;
  height: number;
  /** Headline, subtitle, footer. */
  lines: [string, string, string];
  palette: readonly [string, string, string];
  motif: 'ball' | 'stumps' | 'arc' | 'field';
}

const palettes = [
  ['#0b1f4b', '#f5365c', '#ffffff'],
  ['#123c2f', '#2dce89', '#f7fff9'],
  ['#2b1055', '#ffd600', '#ffffff'],
  ['#101820', '#11cdef', '#eefcff'],
  ['#3a0d1e', '#fb6340', '#fff4ee'],
  ['#0f2a3d', '#5e72e4', '#eef1ff'],
  ['#f4f1ea', '#c8102e', '#1b1b1b'],
] as const;
const motifs = ['ball', 'stumps', 'arc', 'field'] as const;

/** A poster in the style of matchday graphics, with random colours and motif and the given text. */
export function posterOf(chance: Chance, size: { width: number; height: number }, lines: Poster['lines']): Poster {
  return { ...size, lines, palette: chance.pick(palettes), motif: chance.pick(motifs) };
}

/** The poster as SVG, in its final proportions. */
export function posterSvg({ width, height, lines, palette, motif }: Poster): string {
  const [ground, accent, ink] = palette;
  const unit = Math.min(width, height) / 100;
  const bigSize = Math.min(13 * unit, (width * 0.9) / (Math.max(6, lines[0].length) * 0.56));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${accent}" stop-opacity="0.55"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#g)"/>
  ${motifSvg(motif, width, height, accent, ink)}
  <rect x="${6 * unit}" y="${height - 40 * unit}" width="${14 * unit}" height="${1.4 * unit}" fill="${accent}"/>
  <g font-family="Inter, 'DejaVu Sans', Arial, sans-serif" fill="${ink}">
    <text x="${6 * unit}" y="${height - 24 * unit}" font-size="${bigSize}" font-weight="800">${escapeXml(lines[0])}</text>
    <text x="${6 * unit}" y="${height - 14 * unit}" font-size="${5 * unit}" opacity="0.92">${escapeXml(lines[1])}</text>
    <text x="${6 * unit}" y="${height - 6 * unit}" font-size="${3.2 * unit}" opacity="0.7">${escapeXml(lines[2])}</text>
  </g></svg>`;
}

function motifSvg(motif: Poster['motif'], width: number, height: number, accent: string, ink: string): string {
  const r = Math.min(width, height) * 0.26;
  const [cx, cy] = [width * 0.66, height * 0.34];
  switch (motif) {
    case 'ball':
      return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${accent}"/><path d="M ${cx - r * 0.25} ${cy - r * 0.97} Q ${cx + r * 0.35} ${cy} ${cx - r * 0.25} ${cy + r * 0.97}" stroke="${ink}" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.09} ${r * 0.06}" fill="none"/>`;
    case 'stumps':
      return [-1, 0, 1]
        .map(
          (i) =>
            `<rect x="${cx + i * r * 0.45 - r * 0.06}" y="${cy - r}" width="${r * 0.12}" height="${r * 2}" rx="${r * 0.06}" fill="${ink}" opacity="0.9"/>`,
        )
        .concat(
          `<rect x="${cx - r * 0.6}" y="${cy - r * 1.12}" width="${r * 0.56}" height="${r * 0.09}" rx="${r * 0.04}" fill="${accent}"/><rect x="${cx + r * 0.04}" y="${cy - r * 1.12}" width="${r * 0.56}" height="${r * 0.09}" rx="${r * 0.04}" fill="${accent}"/>`,
        )
        .join('');
    case 'arc':
      return [1, 0.74, 0.48]
        .map(
          (s, i) =>
            `<path d="M ${width * 0.1} ${cy + r * 1.3} Q ${cx} ${cy - r * 2.4 * s} ${width} ${cy + r * 0.6 * s}" stroke="${i ? ink : accent}" stroke-opacity="${i ? 0.35 : 1}" stroke-width="${r * 0.05}" fill="none"/>`,
        )
        .join('');
    case 'field':
      return `<ellipse cx="${cx}" cy="${cy}" rx="${r * 1.35}" ry="${r}" fill="none" stroke="${ink}" stroke-opacity="0.6" stroke-width="${r * 0.03}"/><ellipse cx="${cx}" cy="${cy}" rx="${r * 0.7}" ry="${r * 0.5}" fill="${accent}" fill-opacity="0.25" stroke="${accent}" stroke-width="${r * 0.03}" stroke-dasharray="${r * 0.08}"/><rect x="${cx - r * 0.07}" y="${cy - r * 0.28}" width="${r * 0.14}" height="${r * 0.56}" fill="${ink}" opacity="0.85"/>`;
  }
}

/** Renders the poster to an image file. */
export async function writePoster(poster: Poster, path: string, kind: 'png' | 'jpg'): Promise<void> {
  const image = sharp(Buffer.from(posterSvg(poster)));
  await (kind === 'png'
    ? image.png({ palette: true, compressionLevel: 9 })
    : image.jpeg({ quality: 82, mozjpeg: true })
  ).toFile(path);
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (c) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' })[c]!);
