import { barsOf, rulerStep, type Span, type TimeWindow } from '@pavilion/domain/archive';

/** Bar styles, weakest first: merged bars take the strongest style of their events. */
export const tones = ['plain', 'boundary', 'wicket', 'clipped', 'selected', 'editing'] as const;
export type Tone = (typeof tones)[number];

export interface TimelineEvent extends Span {
  id: string;
  tone: Tone;
}

export interface TimelineRow {
  label: string;
  events: readonly TimelineEvent[];
}

export interface TimelineLook {
  width: number;
  window: TimeWindow;
  rows: readonly TimelineRow[];
  /** Marks to draw, in seconds. */
  marks: { tcIn?: number | undefined; tcOut?: number | undefined };
  label: (seconds: number) => string;
  colours: TimelineColours;
}

export type TimelineColours = Record<Tone | 'ground' | 'line' | 'text' | 'mark', string>;

export const rulerHeight = 22;
export const rowHeight = 30;
const barInset = 5;

export const timelineHeight = (rows: number): number => rulerHeight + rows * rowHeight;

/** Draws ruler, rows and marks. The cost depends on the width in pixels, not on the number of events. */
export function drawTimeline(pen: CanvasRenderingContext2D, look: TimelineLook): void {
  const { width, window, rows, colours } = look;
  const scale = width / (window.to - window.from);
  const x = (seconds: number) => (seconds - window.from) * scale;
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, width, timelineHeight(rows.length));
  drawRuler(pen, look, x);
  for (const [index, row] of rows.entries()) {
    const top = rulerHeight + index * rowHeight;
    pen.fillStyle = colours.line;
    pen.fillRect(0, top, width, 1);
    for (const bar of barsOf(row.events, window, width)) {
      const events = row.events.slice(bar.first, bar.first + bar.count);
      const tone = strongest(events);
      const left = x(bar.from);
      pen.fillStyle = colours[tone];
      pen.globalAlpha = bar.count > 1 || tone !== 'plain' ? 1 : 0.85;
      rounded(pen, left, top + barInset, Math.max(2, x(bar.to) - left), rowHeight - 2 * barInset);
      pen.globalAlpha = 1;
    }
  }
  drawMarks(pen, look, x);
}

function drawRuler(
  pen: CanvasRenderingContext2D,
  { width, window, label, colours }: TimelineLook,
  x: (at: number) => number,
) {
  const step = rulerStep(window, width);
  pen.font = '11px Inter Variable, sans-serif';
  for (let at = Math.ceil(window.from / step) * step; at <= window.to; at += step) {
    pen.fillStyle = colours.line;
    pen.fillRect(x(at), 0, 1, rulerHeight);
    pen.fillStyle = colours.text;
    pen.fillText(label(at), x(at) + 4, 14);
  }
}

function drawMarks(pen: CanvasRenderingContext2D, look: TimelineLook, x: (at: number) => number) {
  const { tcIn, tcOut } = look.marks;
  const height = timelineHeight(look.rows.length);
  pen.fillStyle = look.colours.mark;
  if (tcIn !== undefined && tcOut !== undefined && tcOut > tcIn) {
    pen.globalAlpha = 0.22;
    pen.fillRect(x(tcIn), 0, x(tcOut) - x(tcIn), height);
    pen.globalAlpha = 1;
  }
  for (const at of [tcIn, tcOut]) if (at !== undefined) pen.fillRect(x(at) - 1, 0, 2, height);
}

const strongest = (events: readonly TimelineEvent[]): Tone =>
  tones[Math.max(...events.map(({ tone }) => tones.indexOf(tone)))] ?? 'plain';

function rounded(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.min(3, width / 2));
  pen.fill();
}
