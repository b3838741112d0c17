import type { Box, Rgba, Paint as ScenePaint } from '@pavilion/domain/graphics';
import type { CanvasKit, Color, Paint, Shader } from 'canvaskit-wasm';
import type { Drawing } from './drawing.ts';

/** A colour of a scene, with further opacity. */
export const colourOf = (kit: CanvasKit, [red, green, blue, alpha]: Rgba, opacity = 1): Color =>
  kit.Color(red, green, blue, alpha * opacity);

/** Paint for a fill of a box, placed from the box's own corner where it is a gradient. Undefined for a picture that is missing. */
export function paintFor(drawing: Drawing, fill: ScenePaint, box: Box, opacity = 1): Paint | undefined {
  const { kit } = drawing;
  const paint = new kit.Paint();
  paint.setAntiAlias(true);
  if (fill.kind === 'colour') {
    paint.setColor(colourOf(kit, fill.colour, opacity));
    return paint;
  }
  const shader = shaderOf(drawing, fill, box);
  if (!shader) {
    paint.delete();
    return undefined;
  }
  paint.setShader(shader);
  paint.setAlphaf(opacity);
  shader.delete();
  return paint;
}

function shaderOf(drawing: Drawing, fill: Exclude<ScenePaint, { kind: 'colour' }>, box: Box): Shader | null {
  const { kit } = drawing;
  if (fill.kind === 'picture') return pictureShader(drawing, fill.file, box);
  const colours = fill.stops.map(({ colour }) => colourOf(kit, colour));
  const places = fill.stops.map(({ at }) => at);
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  // Premultiplied in between: a gradient to transparent must not pass through grey.
  const premultiplied = 1;
  if (fill.kind === 'linear') {
    const angle = (fill.turn * Math.PI) / 180;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const half = (Math.abs(box.width * across) + Math.abs(box.height * down)) / 2;
    const from = [centreX - across * half, centreY - down * half];
    const to = [centreX + across * half, centreY + down * half];
    return kit.Shader.MakeLinearGradient(from, to, colours, places, kit.TileMode.Clamp, undefined, premultiplied);
  }
  const centre = [box.x + box.width * fill.x, box.y + box.height * fill.y];
  const radius = Math.max(1, Math.max(box.width, box.height) * fill.radius);
  return kit.Shader.MakeRadialGradient(centre, radius, colours, places, kit.TileMode.Clamp, undefined, premultiplied);
}

function pictureShader({ kit, picture }: Drawing, file: string, box: Box): Shader | null {
  const image = picture(file);
  if (!image) return null;
  const scale = Math.max(box.width / image.width(), box.height / image.height());
  const x = box.x + (box.width - image.width() * scale) / 2;
  const y = box.y + (box.height - image.height() * scale) / 2;
  const place = kit.Matrix.multiply(kit.Matrix.translated(x, y), kit.Matrix.scaled(scale, scale));
  return image.makeShaderOptions(
    kit.TileMode.Clamp,
    kit.TileMode.Clamp,
    kit.FilterMode.Linear,
    kit.MipmapMode.Linear,
    place,
  );
}
