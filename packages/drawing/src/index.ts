export { placeInBox } from './draw-node.ts';
export { Drawer, type Drawn, mostPicturePixels, type PictureFormat } from './drawer.ts';
export { type Face, facesOf, families, nearestFace, packagedFonts, picturesOf, weightsOf } from './faces.ts';
