import { archivePaired, associateAgain } from './pair-files.ts';
import { bcCMSCreate, sendAgain, sendToBC } from './platform-calls.ts';
import { matchChoices, scorecard } from './read-matches.ts';
import { generatePreviewRequest, metadataOnRequest } from './request-media.ts';
import { traceFilm } from './trace-film.ts';

export const matchHandlers = {
  matchChoices,
  scorecard,
  archivePaired,
  associateAgain,
  traceFilm,
  metadataOnRequest,
  generatePreviewRequest,
  sendToBC,
  sendAgain,
  bcCMSCreate,
};
