export { createThreadPool, maxEventLoopTextLength, type ThreadPool, type ThreadTasks } from './thread-pool.ts';
