import { authorGone } from '@pavilion/domain/production';
import { PersonAvatar } from '../kit/person-avatar.tsx';
import classes from './person-name.module.css';
import { usePerson } from './use-people.ts';

interface PersonNameProps {
  id: string | null | undefined;
  /** Name stored with the document, for people who no longer exist. */
  fallback?: string | null;
  avatar?: boolean;
  /** Shows only the avatar, with the name as its tooltip. */
  avatarOnly?: boolean;
  size?: number;
}

/** A person's name, optionally with avatar. */
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

/** An id without a person belongs to a deleted user, or to a part of the product (PRD-097). */
function nameless(id: string | null | undefined, loading: boolean): string {
  if (!id) return '–';
  return loading ? '' : authorGone(id);
}

/** Several people as overlapping avatars; the rest is counted. */
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
