export { type ClipRequest, type ClipResult, cutClip } from './clip.ts';
export { type DerivativesOptions, makeDerivatives } from './derivatives.ts';
export { drawPicture } from './draw.ts';
export { type JoinedPart, type JoinResult, joinClips } from './join-clips.ts';
export type { Broken, Derivatives, Made, Output, OutputKind } from './outputs.ts';
export { type ProbeResult, probeFile } from './probe.ts';
export { type Progress, progressReader, type RunOptions, type RunResult, run } from './run.ts';
export {
  type AssetType,
  checkClaimedType,
  isAccepted,
  type Sniffed,
  sniffBytes,
  sniffFile,
  type TypeCheck,
} from './sniff.ts';
export { findMediaTools, findPrlimit, type MediaTools, type MediaToolsReport, type Tool } from './tools.ts';
