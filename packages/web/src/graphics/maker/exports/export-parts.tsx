import { Anchor, Button } from '@mantine/core';
import { countWords, type GraphicExport, isFilmFormat } from '@pavilion/domain';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './exports.module.css';
import { nounOf } from './formats.ts';

/** The files of an export that is a zip, one by one: a phone unpacks none, but keeps a picture that it shows. */
export function ExportParts({ of: { id, format, parts } }: { of: GraphicExport }) {
  const [opened, setOpened] = useState(false);
  if (parts.length < 2) return null;
  const address = (at: number) => `/api/graphics/exports/${encodeURIComponent(id)}/files/${at}`;
  const isPicture = !isFilmFormat(format) && format !== 'pdf' && format !== 'ograf';
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-expanded={opened}
        style={{ justifySelf: 'start' }}
        rightSection={opened ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Hide' : 'One By One'}: {countWords(parts.length, nounOf(format))}
      </Button>
      {opened && (
        <ul className={classes.parts} aria-label="Files of this export">
          {parts.map(({ name }, at) => (
            <li key={name}>
              <Anchor size="xs" href={address(at)} download={name} className={classes.part!}>
                {isPicture && <img src={address(at)} alt="" loading="lazy" />}
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
