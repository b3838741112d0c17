/** An SVG file on a canvas. The browser draws it as a picture, in which nothing runs and nothing outside is asked for. */
export async function drawingAs(markup: string, width: number, height: number): Promise<HTMLCanvasElement | null> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
    return canvas;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
