/**
 * Pictures of one size laid over one another, the lowest first: red, green, blue and alpha of each pixel, not multiplied. Layers of a
 * programme are drawn apart, as on the output page, so that a blend of one never reaches those below.
 */
export function laidOver(pictures: readonly Uint8Array[]): Uint8Array {
  const [lowest = new Uint8Array(), ...above] = pictures;
  if (above.length === 0) return lowest;
  const sum = Uint8Array.from(lowest);
  for (const picture of above) {
    for (let at = 0; at + 3 < picture.length; at += 4) {
      const alpha = picture[at + 3]!;
      if (alpha === 0) continue;
      const below = (sum[at + 3]! * (255 - alpha)) / 255;
      const all = alpha + below;
      for (let colour = at; colour < at + 3; colour += 1) {
        sum[colour] = Math.round((picture[colour]! * alpha + sum[colour]! * below) / all);
      }
      sum[at + 3] = Math.round(all);
    }
  }
  return sum;
}
