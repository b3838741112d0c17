import { useElementSize } from '@mantine/hooks';
import type { UnfitText } from '@pavilion/domain/graphics';
import { ScenePicture } from './drawing/scene-picture.tsx';
import { type SceneOfDesign, useScene } from './use-scene.ts';
import { useUploadedFaces } from './use-uploaded-faces.ts';

export interface DesignPictureProps extends SceneOfDesign {
  alt: string;
  /** Texts that do not fit or lack a font, after each drawing. */
  onUnfit?: (texts: readonly UnfitText[]) => void;
}

/** Steps of the scale at which a picture is drawn: a window that is resized does not draw at each pixel. */
const step = 0.1;

/** A slide of a design in one of its sizes, as wide as its place and drawn as large as it is seen. */
export function DesignPicture({ alt, onUnfit, ...of }: DesignPictureProps) {
  const scene = useScene(of);
  const faces = useUploadedFaces();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const wanted = (width * window.devicePixelRatio) / scene.width;
  const scale = Math.min(1, Math.ceil(wanted / step) * step);
  return (
    <div ref={ref} className="checker" style={{ width: '100%', aspectRatio: `${scene.width} / ${scene.height}` }}>
      {width > 0 && (
        <ScenePicture scene={scene} label={alt} scale={scale} uploaded={faces} {...(onUnfit && { onUnfit })} />
      )}
    </div>
  );
}
