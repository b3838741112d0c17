import { Group } from '@mantine/core';
import { type ControlDoc, controlDocs } from '@pavilion/domain';
import { graphicsPolicies } from '@pavilion/domain/policies/graphics';
import { useDoc } from '@pavilion/sync/react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ButtonLink } from '../../kit/links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PleaseWait } from '../../kit/please-wait.tsx';
import { SavedInput } from '../../kit/saved-input.tsx';
import { DeleteEntry } from '../../parts/delete-entry.tsx';
import { useEdits } from '../../parts/use-edits.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import { AirAddress } from './air-address.tsx';
import { AirScreens } from './air-screens.tsx';
import classes from './control-page.module.css';
import { LeftOutNote } from './left-out-note.tsx';
import { onAirTitle } from './on-air.ts';
import { Outputs } from './outputs.tsx';
import { Rundown } from './rundown.tsx';
import { type Control, useControl } from './use-control.ts';
import { shownByWords, useShownBy } from './use-shown-by.ts';

const crumbs = [{ label: 'Social Graphics', to: '/jimstagram?tab=air' }];

/** The operator's page of a rundown: preview, programme, take, out (GFX-028). */
export function ControlPage() {
  const { id = '' } = useParams({ strict: false });
  const { document: control, status } = useDoc(controlDocs, id);
  usePageHead(control?.name, crumbs);
  if (status === 'loading') return <PleaseWait height="60vh" />;
  if (!control) {
    return (
      <EmptyState height="60vh" action={<ButtonLink to="/jimstagram?tab=air">On Air</ButtonLink>}>
        This rundown does not exist, or you do not have access to it.
      </EmptyState>
    );
  }
  return <OpenControl key={control.id} control={control} />;
}

function OpenControl({ control }: { control: ControlDoc }) {
  const edit = useEdits(controlDocs, control);
  const act = useControl(control);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/jimstagram?tab=air' });
  const page = useRef<HTMLDivElement>(null);
  /** A clicked button would keep the focus, and take Space and Enter from the operator. One reached by Tab keeps them. */
  const releaseKeys = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && target instanceof Element && target.closest('button'))
      page.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y: the click is that of a button inside, by mouse
    <div ref={page} tabIndex={-1} className={classes.page} onClick={releaseKeys}>
      <div className={classes.head}>
        <LeftOutNote control={control} />
        <AirScreens control={control} act={act} />
        <Group justify="space-between" gap="sm">
          <Outputs control={control} live={act.onAir.length > 0} />
          <AirAddress control={control} />
        </Group>
      </div>
      <Rundown control={control} act={act} />
      <Panel title="Settings">
        <SavedInput maxLength={300} {...edit.text('name')} />
        <Group mt="md" justify="flex-end">
          <DeleteRundown control={control} act={act} onDeleted={leave} />
        </Group>
      </Panel>
    </div>
  );
}

interface DeleteRundownProps {
  control: ControlDoc;
  act: Control;
  onDeleted: () => void;
}

/** The question says what is on air and what shows it. */
function DeleteRundown({ control, act: { onAir }, onDeleted }: DeleteRundownProps) {
  const shown = shownByWords(useShownBy(control));
  const words = [
    ...(onAir.length > 0 ? [`On air: ${onAirTitle(control, onAir)}.`] : []),
    ...(shown ? [shown] : []),
    ...(onAir.length > 0 ? ['It disappears from there at once.'] : []),
  ];
  return (
    <DeleteEntry
      {...graphicsPolicies.controlDocs}
      entry={control}
      name={control.name}
      note={words.join(' ')}
      onDeleted={onDeleted}
    />
  );
}
