import { Stack } from '@mantine/core';
import type { Graphic, Publication } from '@pavilion/domain';
import { useState } from 'react';
import { FieldList } from './field-list.tsx';
import type { ChosenLayer } from './layers/chosen-layer.ts';
import { LayerPanel } from './layers/layer-panel.tsx';
import classes from './maker.module.css';
import { MakerHead } from './maker-head.tsx';
import { MatchPanel } from './match-panel.tsx';
import { NewPublication } from './new-publication.tsx';
import { NewValues } from './new-values.tsx';
import { Pictures } from './pictures.tsx';
import { useGraphicValues } from './use-graphic-values.ts';
import { useMatchFacts } from './use-match-facts.ts';

interface MakerRoomProps {
  graphic: Graphic;
  publication: Publication;
}

/** Fields at the left, the pictures of all sizes at the right; on a phone the pictures are a strip above the fields. */
export function MakerRoom({ graphic, publication }: MakerRoomProps) {
  const { design } = publication;
  const made = useGraphicValues(graphic, design);
  const facts = useMatchFacts(graphic, design, made);
  const [slide, setSlide] = useState<string | undefined>();
  const [chosen, setChosen] = useState<ChosenLayer | undefined>();
  return (
    <div className={classes.page}>
      <MakerHead graphic={graphic} publication={publication} values={made.values} />
      <NewPublication graphic={graphic} publication={publication} values={made.values} />
      <NewValues offered={facts.offered} take={facts.take} />
      <div className={classes.room}>
        <section className={classes.fields} aria-label="Fields">
          <Stack gap="md">
            {chosen && <LayerPanel graphic={graphic} design={design} made={made} slide={slide} chosen={chosen} />}
            <MatchPanel graphic={graphic} design={design} facts={facts} />
            <FieldList graphic={graphic} design={design} made={made} players={facts.players} />
          </Stack>
        </section>
        <Pictures
          graphic={graphic}
          design={design}
          made={made}
          slide={slide}
          onSlide={setSlide}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    </div>
  );
}
