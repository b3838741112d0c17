import { briefs } from '@pavilion/domain';
import { briefPickSearch } from './brief-pick-search.ts';
import { FoundPick, type PickProps } from './found-pick.tsx';

type BriefPickProps = PickProps & {
  /** Includes completed briefs. */
  completed?: boolean;
  /** Ids to leave out, such as briefs already chosen. */
  without?: readonly string[];
};

/** Picker for a submitted brief, found by its title even if misspelt. Offers the newest first. */
export const BriefPick = ({ completed = false, ...rest }: BriefPickProps) => (
  <FoundPick
    placeholder="Search briefs"
    {...rest}
    of={briefs}
    index="productions"
    searchFor={(words) => briefPickSearch(words, completed)}
    describe={({ title, department }) => ({ label: title, note: department })}
    none="No briefs found."
    pulse={{}}
  />
);
