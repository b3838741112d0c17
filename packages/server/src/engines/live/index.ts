export { answerRequest, isWrite } from './answer-request.ts';
export { createBudgets } from './budgets.ts';
export { createHub, type Hub } from './hub.ts';
export { createReplies, type Replies } from './replies.ts';
export { attachSocket } from './socket.ts';
