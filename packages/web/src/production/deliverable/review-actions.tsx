import { Button } from '@mantine/core';
import {
  type Deliverable,
  type FileDocument,
  type Note,
  type OpenNotes,
  type ReviewStepName,
  refuseStep,
  takeStep,
} from '@pavilion/domain';
import { IconColumns2, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { BottomActions } from '../../kit/bottom-actions.tsx';
import { useViewer } from '../../session/session-provider.tsx';
import { DecisionActions } from './decision-actions.tsx';
import { MoreActions } from './more-actions.tsx';
import { useRest } from './use-rest.ts';

interface ReviewActionsProps {
  deliverable: Deliverable;
  file: FileDocument | undefined;
  /** All versions, the newest first. */
  versions: readonly FileDocument[];
  /** Notes and responses of the version. */
  notes: readonly Note[];
  open: OpenNotes;
  comparing: boolean;
  onCompare: () => void;
  onUpload: () => void;
  /** After a decision: where the reviewer goes on. */
  onDecided?: (() => void) | undefined;
  /** Back to this deliverable, when the decision is taken back. */
  onUndone?: (() => void) | undefined;
}

/** The actions of the room. An action is there when the table of steps and the user's rights allow it. */
export function ReviewActions(props: ReviewActionsProps) {
  const { deliverable, file, versions, notes, open, comparing, onCompare, onUpload, onDecided, onUndone } = props;
  const viewer = useViewer();
  const bar = useRef<HTMLDivElement>(null);
  const rests = useRest(bar);
  const [newest] = versions;
  const subject = { state: deliverable.state, fileStatus: file?.status, files: versions.length };
  const may = (step: ReviewStepName) => refuseStep(viewer, step, subject) === null;
  const upload = may('upload') ? onUpload : undefined;
  const compare = versions.length > 1 ? onCompare : undefined;
  // On a phone the bar has room for the decision only; upload and comparison move into the menu.
  const decides = takeStep('signOff', subject) !== null;
  return (
    <BottomActions ref={bar} inert={rests}>
      {file && newest && (
        <DecisionActions
          deliverable={deliverable}
          file={file}
          newest={newest}
          notes={notes.filter(({ response }) => !response).length}
          open={open}
          rests={rests}
          onDecided={onDecided}
          onUndone={onUndone}
        />
      )}
      {upload && (
        <Button
          size="xs"
          variant={decides ? 'default' : 'filled'}
          leftSection={<IconUpload size={16} />}
          visibleFrom={decides ? 'sm' : undefined}
          onClick={upload}
        >
          Upload New Version
        </Button>
      )}
      {compare && (
        <Button
          size="xs"
          variant={comparing ? 'light' : 'default'}
          aria-pressed={comparing}
          leftSection={<IconColumns2 size={16} />}
          visibleFrom="sm"
          onClick={compare}
        >
          Compare
        </Button>
      )}
      <MoreActions
        deliverable={deliverable}
        file={file}
        notes={notes.length}
        may={may}
        onUpload={decides ? upload : undefined}
        compare={compare && { label: comparing ? 'Stop comparing' : 'Compare', run: compare }}
      />
    </BottomActions>
  );
}
