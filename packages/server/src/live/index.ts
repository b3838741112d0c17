export { answerRequest } from './answer-request.ts';
export { createHub, type Hub } from './hub.ts';
export { createReplies, type Replies } from './replies.ts';
export { attachSocket, mostMessageBytes } from './socket.ts';
