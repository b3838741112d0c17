import type { Scene } from '@pavilion/domain/graphics';
import { useMemo, useRef } from 'react';
import { ownPictures } from '../drawing/picture-addresses.ts';
import { ScenePicture, type ScenePictureProps } from '../drawing/scene-picture.tsx';
import { FilmElement } from './film-element.tsx';
import { keptLayers, layersOf, type SceneLayer } from './film-layers.ts';
import { blendStyle } from './film-style.ts';
import classes from './films.module.css';

interface PlayingSceneProps extends ScenePictureProps {
  /** Milliseconds since the slide came. */
  at: number;
  playing: boolean;
  muted?: boolean;
}

/** A scene at a moment whose films play (GFX-024). A scene without films is one picture. */
export function PlayingScene({ scene, at, playing, muted = false, onUnfit, label, ...shown }: PlayingSceneProps) {
  // While one layer moves, the others are not drawn anew: a drawing takes tenths of a second.
  const before = useRef<readonly SceneLayer[]>([]);
  const layers = useMemo(() => keptLayers(layersOf(scene), before.current), [scene]);
  before.current = layers;
  const last = layers.findLastIndex(({ kind }) => kind === 'drawn');
  const extent: Pick<Scene, 'width' | 'height'> = scene;
  return (
    <div className={classes.stack} style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
      {layers.map((layer, index) =>
        layer.kind === 'film' ? (
          <FilmElement
            key={layer.node.id}
            node={layer.node}
            extent={extent}
            at={at}
            playing={playing}
            muted={muted}
            pictures={shown.pictures ?? ownPictures}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a slide keep their order.
          <div key={`drawn ${index}`} className={classes.layer} style={blendStyle(layer.blend)}>
            <ScenePicture
              {...shown}
              // What is not drawn yet must not hide the film below it.
              silent={shown.silent || index > 0}
              scene={layer.scene}
              label={index === 0 ? label : ''}
              {...(index === last && onUnfit && { onUnfit })}
            />
          </div>
        ),
      )}
    </div>
  );
}
