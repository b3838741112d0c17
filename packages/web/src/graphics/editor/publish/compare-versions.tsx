import { designChanges } from '@pavilion/domain/graphics';
import { type Comparable, CompareWindow } from '../../history/compare-window.tsx';
import { Compared } from '../../history/compared.tsx';
import { useVersionDesign, type VersionName } from './version-design.ts';

interface CompareVersionsProps {
  versions: readonly Comparable[];
  /** The version that is compared with the template as it stands. */
  left: VersionName | undefined;
  onClose: () => void;
}

/** Compares two states of the template. */
export function CompareVersions({ versions, left, onClose }: CompareVersionsProps) {
  const all = [{ value: 'now', label: 'Now' }, ...versions];
  return (
    <CompareWindow versions={all} opened={left && { left, right: 'now' }} onClose={onClose}>
      {(one, other) => <Pair names={all} left={one} right={other} />}
    </CompareWindow>
  );
}

function Pair({ names, left, right }: { names: readonly Comparable[]; left: string; right: string }) {
  const [one, other] = [useVersionDesign(left), useVersionDesign(right)];
  const titleOf = (name: string) => names.find(({ value }) => value === name)?.label ?? '';
  return (
    <Compared
      left={one && { title: titleOf(left), design: one }}
      right={other && { title: titleOf(right), design: other }}
      words={one && other ? designChanges(one, other) : []}
    />
  );
}
