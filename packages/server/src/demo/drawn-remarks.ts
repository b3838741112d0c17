import { type NoteDrawing, strokeOfLine } from '@pavilion/domain/production';

/** A hand-drawn ring: slightly open, slightly off, and overlapping at its start. */
function ring(x: number, y: number, width: number, height: number): NoteDrawing[number] {
  const went = Array.from({ length: 60 }, (_, at) => {
    const turn = (at / 59) * 2.1 * Math.PI - 2;
    const wobble = 1 + 0.05 * Math.sin(turn * 3) + at * 0.001;
    return { x: x + (width / 2) * wobble * Math.cos(turn), y: y + (height / 2) * wobble * Math.sin(turn) };
  });
  return strokeOfLine('#ff4d5e', went);
}

function arrow(from: [number, number], to: [number, number]): NoteDrawing {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shaft = Array.from({ length: 20 }, (_, at) => {
    const part = at / 19;
    return { x: from[0] + dx * part, y: from[1] + dy * part + 0.02 * Math.sin(part * Math.PI) };
  });
  const back = (side: number) => ({ x: to[0] - 0.25 * dx - side * 0.15 * dy, y: to[1] - 0.25 * dy + side * 0.15 * dx });
  const tip = { x: to[0], y: to[1] };
  return [strokeOfLine('#ffb020', shaft), strokeOfLine('#ffb020', [back(1), tip, back(-1)])];
}

/** Drawings that go with notes. Demo media have their title and subtitle at the lower left. */
export const drawnRemarks = new Map<string, NoteDrawing>([
  ['Typo: “semi-final” needs its hyphen.', arrow([0.78, 0.42], [0.52, 0.66])],
  ['Wrong sponsor lock-up, please use the 2026 one.', [ring(0.19, 0.93, 0.32, 0.1)]],
]);
