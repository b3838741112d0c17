import { defineModule } from '../../module.ts';
import { announceReview } from './announce-review.ts';
import { productionHandlers } from './calls.ts';
import { briefChanges, derivedFields } from './copy-brief.ts';
import { countDeliverables, sumShifts } from './count-brief.ts';
import { nameAuthor } from './name-author.ts';
import { inviteToChannel, newBriefSlack } from './new-brief-slack.ts';
import { recountBriefs, refreshOverdue } from './nightly.ts';
import { noteChanges } from './note-changes.ts';
import { refuseDuration } from './refuse-duration.ts';
import { tellOfNote } from './tell-of-note.ts';
import { tellOverdue } from './tell-overdue.ts';

export const production = defineModule({
  calls: productionHandlers,
  effects: [briefChanges, nameAuthor, derivedFields, refuseDuration, countDeliverables, sumShifts, noteChanges],
  jobs: [announceReview, newBriefSlack, inviteToChannel, refreshOverdue, recountBriefs, tellOfNote, tellOverdue],
});
