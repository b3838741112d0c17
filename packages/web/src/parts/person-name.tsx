import { reviewerName } from '@pavilion/domain/production';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import classes from './person-name.module.css';
import { usePerson } from './use-people.ts';

interface PersonNameProps {
  id: string | null | undefined;
  /** A name kept with the document, for people who are gone. */
  fallback?: string | null;
  avatar?: boolean;
  /** The avatar alone; the name is its tooltip. */
  avatarOnly?: boolean;
  size?: number;
}

/** A person by name, with the avatar where there is room. */
export function PersonName({ id, fallback, avatar = false, avatarOnly = false, size = 22 }: PersonNameProps) {
  const person = usePerson(id);
  const name = person?.name ?? fallback ?? nameless(id, person === undefined);
  if (avatarOnly) {
    return (
      <span title={name} role="img" aria-label={name}>
        <PersonAvatar name={name} size={size} />
      </span>
    );
  }
  if (!avatar) return <span>{name}</span>;
  return (
    <span className={classes.person}>
      <PersonAvatar name={name} size={size} />
      <span className={classes.name}>{name}</span>
    </span>
  );
}

/** PRD-097: an id that is nobody's any more is that of a deleted user. */
function nameless(id: string | null | undefined, loading: boolean): string {
  if (!id) return '–';
  return loading ? '' : reviewerName(undefined);
}

/** Several people as overlapping avatars; who does not fit is counted. */
export function PeopleStack({ ids, most = 4, size = 22 }: { ids: readonly string[]; most?: number; size?: number }) {
  const shown = ids.slice(0, most);
  return (
    <span className={classes.stack}>
      {shown.map((id) => (
        <PersonName key={id} id={id} avatarOnly size={size} />
      ))}
      {ids.length > most && <span className={classes.more}>+{ids.length - most}</span>}
    </span>
  );
}
