import type { Deliverable } from '@pavilion/domain';

export interface BriefDeadline {
  /** The brief's id. */
  brief: string;
  title: string;
  /** The deliverables due. */
  due: Deliverable[];
}

/** Deadlines by day: one for each brief, even when several of its deliverables are due. */
export function gatherDeadlines(due: readonly Deliverable[]): Map<string, BriefDeadline[]> {
  const marks = new Map<string, BriefDeadline>();
  const days = new Map<string, BriefDeadline[]>();
  for (const deliverable of due) {
    const { production, productionTitle, deadline, state } = deliverable;
    if (!production || !deadline || state === 'signed') continue;
    const day = deadline.slice(0, 10);
    const known = marks.get(`${day} ${production}`);
    if (known) {
      known.due.push(deliverable);
      continue;
    }
    const mark = { brief: production, title: productionTitle || 'Brief', due: [deliverable] };
    marks.set(`${day} ${production}`, mark);
    days.set(day, [...(days.get(day) ?? []), mark]);
  }
  return days;
}
