/** Dimensions of a picture in pixels: `1080×1080`. */
export const sizeWords = ({ width, height }: { width: number; height: number }): string => `${width}×${height}`;
