import { z } from 'zod';
import { call } from '../call.ts';
import { undoMinutes } from '../system/trash.ts';
import { deliverableIds, id, ids, outcome } from './call-parts.ts';
import { completedTakesNone, thereAlready, withoutBriefStays } from './refuse-move.ts';

/** Most that one question about a move is about: more than a brief has. */
const mostMoved = 10_000;
const tooLateToMoveBack = `A move can be undone for ${undoMinutes} minutes by the person who moved.`;

/** Calls about deliverables and other briefs. */
export const moveCalls = {
  /** OPN-091 */
  previewMove: call({
    needs: 'editDeliverables',
    summary: 'Says who would see deliverables in another brief that they do not see now.',
    input: z.object({ ids: z.array(id).min(1).max(mostMoved).describe('Deliverables'), brief: id }),
    output: z.object({
      companies: z.array(z.string()).describe('Companies of these people'),
      others: z.number().int().describe('Number of people without a company'),
      downloads: z.boolean().describe('Whether any of them can download it too'),
      catalogue: z.boolean().describe('Whether any of them finds it in the catalogue too'),
    }),
  }),
  /** OPN-091 */
  moveToBrief: call({
    needs: 'editDeliverables',
    summary: 'Moves deliverables to another brief, with their versions, notes and decisions.',
    input: z.object({ ids: ids.describe('Deliverables'), brief: id }),
    output: outcome,
    errors: {
      COMPLETED: { status: 409, message: completedTakesNone.message },
      WITHOUT_BRIEF: { status: 409, message: withoutBriefStays.message },
      THERE_ALREADY: { status: 409, message: thereAlready.message },
      TWIN: { status: 409, message: 'That brief has a deliverable of this title, folder and dimensions.' },
    },
  }),
  /** OPN-091 */
  undoMove: call({
    needs: 'editDeliverables',
    summary: `Moves deliverables back that the caller has moved to another brief in the last ${undoMinutes} minutes.`,
    input: deliverableIds,
    output: outcome,
    errors: { TOO_LATE: { status: 409, message: tooLateToMoveBack } },
  }),
};
