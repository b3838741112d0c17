import { Button, Group, Text } from '@mantine/core';
import { type FieldValues, type Graphic, graphics, type Publication, pagePath, templates } from '@pavilion/domain';
import { useDoc } from '@pavilion/sync/react';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { PageLink } from '../../kit/links.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { PeopleStack } from '../../parts/person-name.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { useOthersHere } from '../../parts/use-others-here.ts';
import { useCan } from '../../session/session-provider.tsx';
import { GraphicOnAir } from '../air/on-air-mark.tsx';
import { FavouriteButton } from '../lists/favourite-button.tsx';
import { GraphicActions } from '../lists/graphic-actions.tsx';
import { kindWords } from '../lists/kind-words.ts';
import { ExportWindow } from './exports/export-window.tsx';
import page from './maker.module.css';
import classes from './maker-head.module.css';

interface MakerHeadProps {
  graphic: Graphic;
  publication: Publication;
  values: FieldValues;
}

/** Name of a graphic, what it was made of, and Export. */
export function MakerHead({ graphic, publication, values }: MakerHeadProps) {
  const edit = useEdits(graphics, graphic);
  const designs = useCan('designTemplates');
  const others = useOthersHere(graphics, graphic.id);
  const [exporting, setExporting] = useState(false);
  const { document: template } = useDoc(templates, graphic.template);
  const name = `${publication.name}, publication ${publication.number}`;
  return (
    <header className={classes.head}>
      <div className={classes.name}>
        <SavedInput {...edit.text('name')} />
      </div>
      <Group gap="xs" className={classes.note}>
        <Text size="xs" c="dimmed" component="div">
          {kindWords(graphic.kind)} ·{' '}
          {designs && template ? <PageLink to={pagePath(templates, template)}>{name}</PageLink> : name}
        </Text>
        {graphic.batch && (
          <PageLink to={`/jimstagram/batch/${graphic.batch}`} size="xs">
            All made together
          </PageLink>
        )}
        <GraphicOnAir graphic={graphic} linked />
        {graphic.signed && <StatusBadge status="signed" plain />}
      </Group>
      <Group gap={4} wrap="nowrap" className={classes.actions}>
        {others.length > 0 && (
          <span role="group" aria-label="Also here">
            <PeopleStack ids={others} most={3} size={26} />
          </span>
        )}
        <FavouriteButton of="graphics" document={graphic} />
        <GraphicActions graphic={graphic} />
        <Button className={page.export} leftSection={<IconDownload size={16} />} onClick={() => setExporting(true)}>
          Export
        </Button>
      </Group>
      <ExportWindow
        graphic={graphic}
        design={publication.design}
        values={values}
        opened={exporting}
        onClose={() => setExporting(false)}
      />
    </header>
  );
}
